import type { ComponentType } from 'react'
import type { DashboardPanelProps } from '../features/dashboard/dashboard-panel.tsx'
import { ContaproElement } from './element/contapro-element.ts'
import { defineElement } from './element/define-element.ts'

/** `<contapro-dashboard>`: the report of a company and period, with its head. */
export class ContaproDashboardElement extends ContaproElement<DashboardPanelProps> {
  protected override async loadPanel(): Promise<ComponentType<DashboardPanelProps>> {
    return (await import('../features/dashboard/dashboard-panel.tsx')).DashboardPanel
  }

  protected override panelProps(): DashboardPanelProps {
    return {}
  }
}

defineElement('contapro-dashboard', ContaproDashboardElement)

declare global {
  interface HTMLElementTagNameMap {
    'contapro-dashboard': ContaproDashboardElement
  }
}
