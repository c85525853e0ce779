import type { Voucher } from '@contapro/sdk'

/** Item descriptions of a voucher: the contract has one, several, or none while only the register knows it. */
export function voucherItems({ item_description: items }: Pick<Voucher, 'item_description'>): readonly string[] {
  if (items === null) return []
  return typeof items === 'string' ? [items] : items
}
