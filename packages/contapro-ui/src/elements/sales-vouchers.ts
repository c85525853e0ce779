import type { ComponentType } from 'react'
import type { SalesVouchersPanelProps } from '../features/vouchers/sales-vouchers-panel.tsx'
import { ContaproElement } from './element/contapro-element.ts'
import { defineElement } from './element/define-element.ts'

/** `<contapro-sales-vouchers>`: the sales vouchers of a company and period. */
export class ContaproSalesVouchersElement extends ContaproElement<SalesVouchersPanelProps> {
  protected override async loadPanel(): Promise<ComponentType<SalesVouchersPanelProps>> {
    return (await import('../features/vouchers/sales-vouchers-panel.tsx')).SalesVouchersPanel
  }

  protected override panelProps(): SalesVouchersPanelProps {
    return { embedded: true }
  }
}

defineElement('contapro-sales-vouchers', ContaproSalesVouchersElement)

declare global {
  interface HTMLElementTagNameMap {
    'contapro-sales-vouchers': ContaproSalesVouchersElement
  }
}
