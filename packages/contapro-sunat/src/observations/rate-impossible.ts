import type { CivilDate } from '../civil-date/civil-date.ts'
import { hasImpossibleRate } from './impossible-rate.ts'
import { isCustomsDocument } from '../voucher/is-customs-document.ts'
import type { ObservationRule } from './observation-rule.ts'
import { igvBases, taxedPart } from './taxed-part.ts'

/**
 * The IGV is of no rate that was in force on the issue date: the XML states another, or tax and base show another. Rates
 * before March 2011 are not known here. What customs reckons is left out: it rounds to whole units.
 *
 * Source: Ley 29666, Ley 32387 (general rate); Ley 31556, 31651 and 32219 (reduced rate); Ley 28211 (IVAP).
 */
export const rateImpossible: ObservationRule = {
  code: 'RATE_IMPOSSIBLE',
  name: 'Tasa de IGV inválida',
  message: 'La tasa de IGV no es ninguna de las vigentes en la fecha de emisión.',
  source: 'Leyes 29666, 31556, 31651, 32219, 32387 y 28211',
  from: '2011-03-01' as CivilDate,
  status: 'observado',
  credit: 'yes',
  isFound: (purchase, { igvRates }) => {
    const { type, issuedOn, igvPercents, amounts } = purchase
    if (isCustomsDocument(type)) return false
    const { taxable, igv } = taxedPart(amounts)
    return hasImpossibleRate({ type, issuedOn, igv, bases: igvBases(taxable, amounts.isc), igvPercents }, igvRates)
  },
}
