import type { JSX, ReactNode } from 'react'
import type { ReportScope } from '../host/use-report-scope.ts'
import { WidgetBoundary } from '../host/widget-boundary.tsx'
import { NotReady } from './not-ready.tsx'
import { frame } from './report-frame.css.ts'

/** A report whose company and period are known. */
export type ReadyReport = Extract<ReportScope, { readonly state: 'ready' }>

export interface ReportBodyProps {
  readonly report: ReportScope
  readonly children: (report: ReadyReport) => ReactNode
}

/** What a report shows, or why it cannot; an exception stays inside. */
export function ReportBody({ report, children }: ReportBodyProps): JSX.Element {
  return <WidgetBoundary>{report.state === 'ready' ? children(report) : <NotReady report={report} />}</WidgetBoundary>
}

/** A report that never has a page's head: a widget of its own. */
export function BareReport(props: ReportBodyProps): JSX.Element {
  return (
    <div className={frame}>
      <ReportBody {...props} />
    </div>
  )
}
