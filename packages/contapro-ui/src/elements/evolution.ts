import type { ComponentType } from 'react'
import type { EvolutionChartProps } from '../features/dashboard/evolution/evolution-chart.tsx'
import { defineElement } from './element/define-element.ts'
import { OperationElement } from './element/operation-element.ts'

/** `<contapro-evolution>`: the last twelve months of one side. */
export class ContaproEvolutionElement extends OperationElement<EvolutionChartProps> {
  protected override async loadPanel(): Promise<ComponentType<EvolutionChartProps>> {
    return (await import('../features/dashboard/evolution/evolution-chart.tsx')).EvolutionChart
  }

  protected override panelProps(): EvolutionChartProps {
    return { embedded: true, operation: this.operation }
  }
}

defineElement('contapro-evolution', ContaproEvolutionElement)

declare global {
  interface HTMLElementTagNameMap {
    'contapro-evolution': ContaproEvolutionElement
  }
}
