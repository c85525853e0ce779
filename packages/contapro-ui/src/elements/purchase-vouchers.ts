import type { ComponentType } from 'react'
import type { PurchaseVouchersPanelProps } from '../features/vouchers/purchase-vouchers-panel.tsx'
import { ContaproElement } from './element/contapro-element.ts'
import { defineElement } from './element/define-element.ts'

/** `<contapro-purchase-vouchers>`: the purchase vouchers of a company and period. */
export class ContaproPurchaseVouchersElement extends ContaproElement<PurchaseVouchersPanelProps> {
  protected override async loadPanel(): Promise<ComponentType<PurchaseVouchersPanelProps>> {
    return (await import('../features/vouchers/purchase-vouchers-panel.tsx')).PurchaseVouchersPanel
  }

  protected override panelProps(): PurchaseVouchersPanelProps {
    return { embedded: true }
  }
}

defineElement('contapro-purchase-vouchers', ContaproPurchaseVouchersElement)

declare global {
  interface HTMLElementTagNameMap {
    'contapro-purchase-vouchers': ContaproPurchaseVouchersElement
  }
}
