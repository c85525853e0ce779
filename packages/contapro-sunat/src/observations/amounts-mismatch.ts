import type { CivilDate } from '../civil-date/civil-date.ts'
import { isCustomsDocument } from '../voucher/is-customs-document.ts'
import { isIgvOff, isOff } from './is-igv-off.ts'
import type { ObservationRule } from './observation-rule.ts'
import { igvBases, taxedPart } from './taxed-part.ts'

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
  isFound: (purchase, { igvRates }) => {
    const { type, amounts } = purchase
    const { taxable, igv } = taxedPart(amounts)
    // Public sources contradict each other on whether ISC is within the total of a line: either is taken.
    const difference = taxable + igv + amounts.untaxed + amounts.icbper + amounts.otherCharges - amounts.total
    const isTotalOff = isOff(difference) && isOff(difference + amounts.isc)
    return (
      !isCustomsDocument(type) &&
      (isTotalOff || isIgvOff({ ...purchase, igv, bases: igvBases(taxable, amounts.isc) }, igvRates))
    )
  },
}
