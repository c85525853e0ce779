import type { Voucher } from '@contapro/sdk'

/** Its type of Tabla 10; the second part of its code where the answer does not say it. */
export function voucherType({ type, code }: Pick<Voucher, 'type' | 'code'>): string {
  return type ?? code.split('-')[1] ?? ''
}
