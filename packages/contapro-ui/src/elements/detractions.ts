import type { ComponentType } from 'react'
import type { DetractionsPanelProps } from '../features/detractions/detractions-panel.tsx'
import { ContaproElement } from './element/contapro-element.ts'
import { defineElement } from './element/define-element.ts'

/** `<contapro-detractions>`: the detractions of the purchases of a company and period. */
export class ContaproDetractionsElement extends ContaproElement<DetractionsPanelProps> {
  protected override async loadPanel(): Promise<ComponentType<DetractionsPanelProps>> {
    return (await import('../features/detractions/detractions-panel.tsx')).DetractionsPanel
  }

  protected override panelProps(): DetractionsPanelProps {
    return { embedded: true }
  }
}

defineElement('contapro-detractions', ContaproDetractionsElement)

declare global {
  interface HTMLElementTagNameMap {
    'contapro-detractions': ContaproDetractionsElement
  }
}
