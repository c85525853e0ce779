import type { CivilDate } from '../civil-date/civil-date.ts'
import type { ObservationRule } from './observation-rule.ts'

/**
 * More is deposited than the voucher and its notes owe, as when a credit note comes after the deposit. The credit is complete; what
 * is too much is the supplier's to settle.
 *
 * Source: D.Leg. 940, arts. 2 and 4.
 */
export const detractionOverpaid: ObservationRule = {
  code: 'DETRACTION_OVERPAID',
  name: 'Depósito mayor que la detracción',
  message: 'Lo depositado pasa de la detracción del comprobante con sus notas.',
  source: 'D.Leg. 940, arts. 2 y 4',
  from: '2004-09-15' as CivilDate,
  status: null,
  credit: 'yes',
  isFound: (purchase, settings) => settings.detractionOf(purchase)?.isOverpaid === true,
}
