import type { PeriodScope } from '@contapro/sdk'
import { useTotalAmount } from '@contapro/sdk/react'
import type { JSX } from 'react'
import { formatPeriod } from '../../../patterns/period-text/format-period.ts'
import { useLocale } from '../../../primitives/texts/locale.tsx'
import { useMessages } from '../../../provider/messages.tsx'
import { ReportFrame } from '../../../provider/report-frame.tsx'
import { type ReportScopeProps, useReportScope } from '../../../provider/use-report-scope.ts'
import { OverviewOfScope } from './overview-of-scope.tsx'
import { overviewMessages } from './overview.messages.ts'

/** Props of `OverviewPanel`. */
export interface OverviewPanelProps extends ReportScopeProps {
  /** Names the product in the head: for a widget inside another program. */
  readonly attribution?: boolean
}

/** The IGV of a company and period as a widget of its own. */
export function OverviewPanel({ attribution, ...scopeProps }: OverviewPanelProps): JSX.Element {
  const texts = useMessages(overviewMessages)
  const locale = useLocale()
  const report = useReportScope(scopeProps)
  const period = report.state === 'ready' ? formatPeriod(report.taxPeriod, locale, 'sentence') : ''
  return (
    <ReportFrame title={texts.title(period)} report={report} isBare>
      {({ scope }) => <ConnectedOverview scope={scope} attribution={attribution} />}
    </ReportFrame>
  )
}

function ConnectedOverview(props: { readonly scope: PeriodScope; readonly attribution?: boolean }): JSX.Element {
  return <OverviewOfScope {...props} total={useTotalAmount(props.scope)} />
}
