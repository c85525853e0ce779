import type { CivilDate } from '../civil-date/civil-date.ts'
import type { ObservationRule } from './observation-rule.ts'

/**
 * A deposit was made before the day on which its voucher was issued, so that it names a voucher that did not exist yet: it may be of
 * another one. It counts all the same, since a price may be paid before the voucher.
 *
 * Source: D.Leg. 940, arts. 2 and 7; that such a deposit is to be looked at is our reading.
 */
export const detractionDepositedBefore: ObservationRule = {
  code: 'DETRACTION_DEPOSITED_BEFORE',
  name: 'Depósito anterior al comprobante',
  message: 'Un depósito de la detracción es anterior a la emisión del comprobante.',
  source: 'D.Leg. 940, arts. 2 y 7',
  from: '2004-09-15' as CivilDate,
  status: null,
  credit: 'yes',
  isFound: ({ deposits, issuedOn }) => deposits.some(({ paidOn }) => paidOn < issuedOn),
}
