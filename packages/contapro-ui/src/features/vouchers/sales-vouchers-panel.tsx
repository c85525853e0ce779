import type { JSX } from 'react'
import { VouchersPanel, type VouchersPanelProps } from './vouchers-panel.tsx'

/** Props of `SalesVouchersPanel`. */
export type SalesVouchersPanelProps = VouchersPanelProps

/** 'Comprobantes de venta' of a company and period, connected. */
export function SalesVouchersPanel(props: SalesVouchersPanelProps): JSX.Element {
  return <VouchersPanel {...props} operation="VENTA" />
}
