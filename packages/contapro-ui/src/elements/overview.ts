import type { ComponentType } from 'react'
import type { OverviewCardProps } from '../features/dashboard/overview/overview-card.tsx'
import { ContaproElement } from './element/contapro-element.ts'
import { defineElement } from './element/define-element.ts'

/** `<contapro-overview>`: the IGV of a company and period. */
export class ContaproOverviewElement extends ContaproElement<OverviewCardProps> {
  protected override async loadPanel(): Promise<ComponentType<OverviewCardProps>> {
    return (await import('../features/dashboard/overview/overview-card.tsx')).OverviewCard
  }

  protected override panelProps(): OverviewCardProps {
    return { embedded: true }
  }
}

defineElement('contapro-overview', ContaproOverviewElement)

declare global {
  interface HTMLElementTagNameMap {
    'contapro-overview': ContaproOverviewElement
  }
}
