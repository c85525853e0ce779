import type { OperationType } from '@contapro/sdk'
import type { JSX } from 'react'
import { type ReportScopeProps, useReportScope } from '../../../host/use-report-scope.ts'
import { BareReport } from '../../../report/report-body.tsx'
import type { EmbeddedProps } from '../../../report/report-frame.tsx'
import { EvolutionOfScope } from './evolution-of-scope.tsx'

/** Props of `EvolutionChart`. */
export interface EvolutionChartProps extends ReportScopeProps, EmbeddedProps {
  /** COMPRA or VENTA; purchases unless told otherwise. */
  readonly operation?: OperationType
}

/** The evolution chart as a widget of its own: the last twelve months of one side. */
export function EvolutionChart({ operation = 'COMPRA', embedded, ...scopeProps }: EvolutionChartProps): JSX.Element {
  return (
    <BareReport report={useReportScope(scopeProps)}>
      {({ scope }) => <EvolutionOfScope scope={scope} operation={operation} embedded={embedded} />}
    </BareReport>
  )
}
