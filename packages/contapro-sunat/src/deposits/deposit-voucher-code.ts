import type { DepositRow } from './deposit-row.ts'

/**
 * The code of the voucher that a deposit is for, `{issuer ruc}-{type}-{series}-{number}`, as `voucherCode` writes it; null
 * when the deposit names none. Several deposits may be for one voucher.
 */
export function depositVoucherCode(
  deposit: Pick<DepositRow, 'supplierRuc' | 'voucherType' | 'series' | 'number'>,
): string | null {
  const { supplierRuc, voucherType, series, number } = deposit
  if (voucherType === '' || series === '' || number === '') return null
  return `${supplierRuc}-${voucherType}-${series}-${number}`
}
