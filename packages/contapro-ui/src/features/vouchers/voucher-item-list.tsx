import type { Voucher } from '@contapro/sdk'
import type { JSX } from 'react'
import { gloss, glossItem, soft } from './vouchers.css.ts'
import { voucherItems } from './voucher-items.ts'

export interface VoucherItemListProps {
  readonly voucher: Voucher
}

/** The items of a voucher, numbered in their order. */
export function VoucherItemList({ voucher }: VoucherItemListProps): JSX.Element {
  return (
    <ol className={gloss}>
      {voucherItems(voucher).map((item, index) => (
        // Items have no identity but their number.
        <li key={`item-${index}`} className={glossItem}>
          <span className={soft}>{index + 1}</span>
          <span>{item}</span>
        </li>
      ))}
    </ol>
  )
}
