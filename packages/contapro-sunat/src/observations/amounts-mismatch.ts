import type { CivilDate } from '../civil-date/civil-date.ts'
import { closestPercent } from '../igv/closest-percent.ts'
import { percentOf } from '../money/centimos-arithmetic.ts'
import type { PurchaseAmounts } from '../sire/register-row.ts'
import { isCustomsDocument } from './is-customs-document.ts'
import type { ObservationRule } from './observation-rule.ts'
import type { ObservationSettings, ObservedPurchase } from './observed-purchase.ts'
import { possiblePercents } from './possible-percents.ts'
import { igvBases, taxedPart } from './taxed-part.ts'

/** Céntimos by which rounding may move a tax or a total (domain notes, section 8). */
const TOLERANCE = 5

/**
 * The IGV is not its rate of the base, or the total is not the sum of its parts, by more than five céntimos. The rate is
 * the one that the XML states, or the possible one that comes closest. What customs reckons is left out: it rounds to
 * whole units.
 *
 * Source: TUO de la Ley del IGV (D.S. 055-99-EF), arts. 13, 14 and 19 inc. b).
 */
export const amountsMismatch: ObservationRule = {
  code: 'AMOUNTS_MISMATCH',
  name: 'Importes que no cuadran',
  message: 'El IGV o el total no corresponde a los importes.',
  source: 'TUO de la Ley del IGV, arts. 13, 14 y 19',
  from: '1999-04-16' as CivilDate,
  status: 'observado',
  credit: 'yes',
  isFound: (purchase, settings) =>
    !isCustomsDocument(purchase.type) && (isIgvOff(purchase, settings) || isTotalOff(purchase.amounts)),
}

const isOff = (difference: number): boolean => Math.abs(difference) > TOLERANCE

function isIgvOff(purchase: ObservedPurchase, settings: ObservationSettings): boolean {
  const { igv } = taxedPart(purchase.amounts)
  const [stated, ...more] = purchase.igvPercents
  if (igv === 0 || more.length > 0) return false
  const isOffBases = igvBases(purchase.amounts).map((taxable) => {
    const percent = stated ?? closestPercent(taxable, igv, possiblePercents(purchase, settings.igvRates))
    // Where no percentage is near, that is for another rule to tell.
    return percent && isOff(percentOf(taxable, percent) - igv)
  })
  return isOffBases.includes(true) && !isOffBases.includes(false)
}

/** Public sources contradict each other on whether ISC is within the total of a line: either is taken. */
function isTotalOff(amounts: PurchaseAmounts): boolean {
  const { taxable, igv } = taxedPart(amounts)
  const difference = taxable + igv + amounts.untaxed + amounts.icbper + amounts.otherCharges - amounts.total
  return isOff(difference) && isOff(difference + amounts.isc)
}
