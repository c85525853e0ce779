import type { JSX } from 'react'
import { VouchersPanel, type VouchersPanelProps } from './vouchers-panel.tsx'

/** Props of `PurchaseVouchersPanel`. */
export type PurchaseVouchersPanelProps = VouchersPanelProps

/** 'Comprobantes de compra' of a company and period, connected. */
export function PurchaseVouchersPanel(props: PurchaseVouchersPanelProps): JSX.Element {
  return <VouchersPanel {...props} operation="COMPRA" />
}
