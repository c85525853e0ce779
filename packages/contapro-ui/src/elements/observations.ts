import type { ComponentType } from 'react'
import type { ObservationsPanelProps } from '../features/observations/observations-panel.tsx'
import { ContaproElement } from './element/contapro-element.ts'
import { defineElement } from './element/define-element.ts'

/** `<contapro-observations>`: the observed, rejected and validated purchases of a company and period, and decisions about them. */
export class ContaproObservationsElement extends ContaproElement<ObservationsPanelProps> {
  protected override async loadPanel(): Promise<ComponentType<ObservationsPanelProps>> {
    return (await import('../features/observations/observations-panel.tsx')).ObservationsPanel
  }

  protected override panelProps(): ObservationsPanelProps {
    return { embedded: true }
  }
}

defineElement('contapro-observations', ContaproObservationsElement)

declare global {
  interface HTMLElementTagNameMap {
    'contapro-observations': ContaproObservationsElement
  }
}
