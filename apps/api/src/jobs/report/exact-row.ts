import { type Centimos, formatCentimos } from '@contapro/sunat'
import type { Column, Row } from '../../platform/xlsx/index.ts'
import { type NamedVoucher, spokenName } from '../../vouchers/files/spoken-name.ts'
import { ReportVoucherInvalidError } from '../../vouchers/reports/report-errors.ts'

/** Excel keeps fifteen digits of a number: of a longer amount it would show another one. */
const MOST_CENTIMOS = 999_999_999_999_999

/** The row as it is. Throws `ReportVoucherInvalidError` for an amount that Excel cannot hold to the céntimo. */
export function exactRow(row: Row, columns: readonly Column[], voucher: NamedVoucher): Row {
  const amount = row.find((cell, i) => columns[i]?.kind === 'money' && Math.abs(Number(cell)) > MOST_CENTIMOS)
  if (amount === undefined) return row
  const why = `El importe ${formatCentimos(Number(amount) as Centimos)} tiene más de los 15 dígitos que guarda Excel.`
  throw new ReportVoucherInvalidError([
    { code: voucher.code, message: `${spokenName(voucher)} no cabe en el archivo. ${why}` },
  ])
}
