import type { ComponentType } from 'react'
import type { PerceptionsPanelProps } from '../features/perceptions/perceptions-panel.tsx'
import { ContaproElement } from './element/contapro-element.ts'
import { defineElement } from './element/define-element.ts'

/** `<contapro-perceptions>`: the perceptions of a company and period. */
export class ContaproPerceptionsElement extends ContaproElement<PerceptionsPanelProps> {
  protected override async loadPanel(): Promise<ComponentType<PerceptionsPanelProps>> {
    return (await import('../features/perceptions/perceptions-panel.tsx')).PerceptionsPanel
  }

  protected override panelProps(): PerceptionsPanelProps {
    return { embedded: true }
  }
}

defineElement('contapro-perceptions', ContaproPerceptionsElement)

declare global {
  interface HTMLElementTagNameMap {
    'contapro-perceptions': ContaproPerceptionsElement
  }
}
