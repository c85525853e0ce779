import type { PeriodScope } from '@contapro/sdk'
import { useTotalAmount } from '@contapro/sdk/react'
import type { JSX } from 'react'
import { type ReportScopeProps, useReportScope } from '../../../host/use-report-scope.ts'
import { BareReport } from '../../../report/report-body.tsx'
import type { EmbeddedProps } from '../../../report/report-frame.tsx'
import { OverviewOfScope } from './overview-of-scope.tsx'

/** Props of `OverviewCard`. */
export interface OverviewCardProps extends ReportScopeProps, EmbeddedProps {}

/** The IGV of a company and period as a widget of its own. */
export function OverviewCard({ embedded, ...scopeProps }: OverviewCardProps): JSX.Element {
  return (
    <BareReport report={useReportScope(scopeProps)}>
      {({ scope }) => <ConnectedOverview scope={scope} embedded={embedded} />}
    </BareReport>
  )
}

function ConnectedOverview(props: EmbeddedProps & { readonly scope: PeriodScope }): JSX.Element {
  return <OverviewOfScope {...props} total={useTotalAmount(props.scope)} />
}
