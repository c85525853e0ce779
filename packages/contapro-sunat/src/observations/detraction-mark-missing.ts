import type { CivilDate } from '../civil-date/civil-date.ts'
import { centimos } from '../money/centimos.ts'
import { isAboveDetractionMinimum } from '../detraction/detraction-minimum.ts'
import { findDetractionGood } from '../detraction/find-detraction-good.ts'
import { suggestedDetractionGood } from '../detraction/suggested-detraction-good.ts'
import type { ObservationRule } from './observation-rule.ts'
import type { ObservedPurchase } from './observed-purchase.ts'

/** Only a factura is looked at: what gives no credit is excepted, and so are receipts of public utilities (R.S. 183-2004, art. 13). */
const FACTURA = '01'

/**
 * Above the minimum, and items or type of operation suggest a service under detraction, but neither register nor XML marks it. Words
 * prove nothing, so this only advises until the accountant marks the purchase, or says that it is not subject.
 *
 * Source: D.Leg. 940, arts. 3 and 4; R.S. 183-2004, arts. 12 and 13 and annex 3; R.S. 073-2006. In force since 15 September 2004.
 */
export const detractionMarkMissing: ObservationRule = {
  code: 'DETRACTION_MARK_MISSING',
  name: 'Posible detracción sin marca',
  message: 'Podría estar sujeta a detracción y no está marcada (R.S. 183-2004, anexo 3).',
  source: 'D.Leg. 940, arts. 3 y 4; R.S. 183-2004, arts. 12 y 13 y anexo 3; R.S. 073-2006',
  from: '2004-09-15' as CivilDate,
  status: null,
  credit: 'yes',
  isFound: (purchase) => {
    const { type, hasDetraction, enteredDetraction, amounts, issuedOn } = purchase
    if (type !== FACTURA || hasDetraction || enteredDetraction !== null || igvOf(purchase) <= 0) return false
    const code = suggestedDetractionGood(purchase)
    const good = code === undefined ? undefined : findDetractionGood(code)
    return good !== undefined && isAboveDetractionMinimum(good, amounts.total, issuedOn) === true
  },
}

const igvOf = ({ amounts: { igvDg, igvDgng, igvDng } }: ObservedPurchase) => centimos(igvDg + igvDgng + igvDng)
