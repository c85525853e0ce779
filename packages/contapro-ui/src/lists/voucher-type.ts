import type { Voucher } from '@contapro/sdk'

/** Type of Tabla 10. If the answer has no type, it is taken from the second part of the code. */
export function voucherType({ type, code }: Pick<Voucher, 'type' | 'code'>): string {
  return type ?? code.split('-')[1] ?? ''
}
