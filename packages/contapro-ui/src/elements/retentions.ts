import type { ComponentType } from 'react'
import type { RetentionsPanelProps } from '../features/retentions/retentions-panel.tsx'
import { ContaproElement } from './element/contapro-element.ts'
import { defineElement } from './element/define-element.ts'

/** `<contapro-retentions>`: the retentions of a company and period. */
export class ContaproRetentionsElement extends ContaproElement<RetentionsPanelProps> {
  protected override async loadPanel(): Promise<ComponentType<RetentionsPanelProps>> {
    return (await import('../features/retentions/retentions-panel.tsx')).RetentionsPanel
  }

  protected override panelProps(): RetentionsPanelProps {
    return { embedded: true }
  }
}

defineElement('contapro-retentions', ContaproRetentionsElement)

declare global {
  interface HTMLElementTagNameMap {
    'contapro-retentions': ContaproRetentionsElement
  }
}
