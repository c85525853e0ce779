import type { CivilDate } from '../civil-date/civil-date.ts'
import type { PurchaseAmounts, SaleAmounts } from '../sire/register-row.ts'
import type { ObservationRule } from './observation-rule.ts'

/**
 * An annulled voucher whose row has amounts. They count as zero in every figure, and the lists show them as printed (decision 0056, our
 * reading).
 *
 * Source: TUO de la Ley del IGV, art. 19; R.S. 040-2022, Anexo 11.
 */
export const annulledWithAmounts: ObservationRule = {
  code: 'ANNULLED_WITH_AMOUNTS',
  name: 'Anulado con importes',
  message: 'El comprobante está anulado: sus importes no cuentan en ninguna cifra.',
  source: 'TUO de la Ley del IGV, art. 19; R.S. 040-2022, anexo 11',
  from: '1999-04-16' as CivilDate,
  status: null,
  credit: 'yes',
  isFound: ({ isAnnulled = false, amounts }) => isAnnulled && hasAmounts(amounts),
}

/** Whether any amount is not zero. */
export const hasAmounts = (amounts: PurchaseAmounts | SaleAmounts): boolean =>
  Object.values(amounts).some((amount) => amount !== 0)
