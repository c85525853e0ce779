import type { ComponentType } from 'react'
import type { PdtPanelProps } from '../features/pdt/pdt-panel.tsx'
import { defineElement } from './element/define-element.ts'
import { OperationElement } from './element/operation-element.ts'

/** `<contapro-pdt>`: what of a company and period goes into PDT 621; `operation` is the tab that is open. */
export class ContaproPdtElement extends OperationElement<PdtPanelProps> {
  protected override async loadPanel(): Promise<ComponentType<PdtPanelProps>> {
    return (await import('../features/pdt/pdt-panel.tsx')).PdtPanel
  }

  protected override panelProps(): PdtPanelProps {
    const onSideChange = (side: 'COMPRA' | 'VENTA'): void => {
      this.operation = side
    }
    return { embedded: true, side: this.operation ?? 'COMPRA', onSideChange }
  }
}

defineElement('contapro-pdt', ContaproPdtElement)

declare global {
  interface HTMLElementTagNameMap {
    'contapro-pdt': ContaproPdtElement
  }
}
