import type { OperationType } from '@contapro/sdk'
import type { JSX } from 'react'
import { ReportFrame } from '../../../provider/report-frame.tsx'
import { useMessages } from '../../../provider/messages.tsx'
import { type ReportScopeProps, useReportScope } from '../../../provider/use-report-scope.ts'
import { EvolutionOfScope } from './evolution-of-scope.tsx'
import { evolutionMessages } from './evolution.messages.ts'

/** Props of `EvolutionPanel`. */
export interface EvolutionPanelProps extends ReportScopeProps {
  /** COMPRA or VENTA. */
  readonly operation: OperationType
  /** Names the product in the head: for a widget inside another program. */
  readonly attribution?: boolean
}

/** The evolution chart as a widget of its own: the last twelve months of one side. */
export function EvolutionPanel({ operation, attribution, ...scopeProps }: EvolutionPanelProps): JSX.Element {
  const texts = useMessages(evolutionMessages)
  const report = useReportScope(scopeProps)
  return (
    <ReportFrame title={operation === 'COMPRA' ? texts.purchases : texts.sales} report={report} isBare>
      {({ scope }) => <EvolutionOfScope scope={scope} operation={operation} attribution={attribution} />}
    </ReportFrame>
  )
}
