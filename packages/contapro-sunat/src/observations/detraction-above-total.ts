import type { CivilDate } from '../civil-date/civil-date.ts'
import { sumCentimos } from '../money/centimos-arithmetic.ts'
import type { ObservationRule } from './observation-rule.ts'

/**
 * More is deposited for a voucher than it costs. A detraction is a part of the price, so that an amount or a voucher number of a deposit is
 * wrong, whatever the rate is. Without soles the total is not known.
 *
 * Source: D.Leg. 940, arts. 2 and 4.
 */
export const detractionAboveTotal: ObservationRule = {
  code: 'DETRACTION_ABOVE_TOTAL',
  name: 'Depósito mayor que el comprobante',
  message: 'Lo depositado por la detracción pasa del total del comprobante.',
  source: 'D.Leg. 940, arts. 2 y 4',
  from: '2004-09-15' as CivilDate,
  status: null,
  credit: 'yes',
  isFound: ({ deposits, amounts: { total } }) => total > 0 && sumCentimos(deposits.map(({ amount }) => amount)) > total,
}
