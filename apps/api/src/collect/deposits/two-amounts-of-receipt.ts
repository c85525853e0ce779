import { type FileWarning, formatMoney } from '@contapro/sunat'
import { inEntry } from '../reading/file-refused.ts'
import type { IncomingDeposit, StoredDeposit } from './stored-deposit.ts'

/** The warning on a line that states another amount for a receipt than the report or the line that was read before. */
export function twoAmountsOfReceipt(
  { receiptNumber, amount, line, entry }: IncomingDeposit,
  { known, counted }: { readonly known: StoredDeposit; readonly counted: StoredDeposit },
): FileWarning[] {
  const [before, here, valid] = [known.amount, amount, counted.amount].map((one) => formatMoney(one, 'PEN'))
  const message = `La constancia ${receiptNumber} ya se leyó con ${before} y esta línea dice ${here}: cuenta ${valid}.`
  const warning: FileWarning = { line, field: 'Monto Deposito', code: 'RECEIPT_WITH_TWO_AMOUNTS', message }
  return entry === null ? [warning] : inEntry(entry, [warning])
}
