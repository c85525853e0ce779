import type { Detraction } from '@contapro/sdk'

/** The voucher that a deposit names, known to us or not: "01 Factura" and series with number (part 2 §3). */
export function detractionVoucher({
  voucher_unique_code: code,
  voucher_type_name: typeName,
}: Pick<Detraction, 'voucher_unique_code' | 'voucher_type_name'>): { readonly type: string; readonly number: string } {
  const [, , type, series, ...number] = code.split('-')
  return {
    type: type ? [type, typeName].join(' ') : '-',
    number: series && number.length > 0 ? [series, ...number].join('-') : '-',
  }
}
