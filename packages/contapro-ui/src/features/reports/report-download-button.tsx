import type { JSX } from 'react'
import { reportMessages } from '../../host/report.messages.ts'
import { type ReportScopeProps, useReportScope } from '../../host/use-report-scope.ts'
import { WidgetBoundary } from '../../host/widget-boundary.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { DownloadIcon } from '../../primitives/icon/icons.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { BareReport } from '../../report/report-body.tsx'
import { ReportDownload } from '../../report/report-download.tsx'

/** Props of `ReportDownloadButton`. */
export type ReportDownloadButtonProps = Omit<ReportScopeProps, 'onTaxPeriodChange'>

/** 'Descargar reporte' of a company as a widget of its own: a button that opens the files of a period. */
export function ReportDownloadButton(props: ReportDownloadButtonProps): JSX.Element {
  const texts = useTexts(reportMessages)
  const report = useReportScope(props)
  if (report.state === 'ready') {
    return (
      <WidgetBoundary>
        <ReportDownload report={report} view="reportes" />
      </WidgetBoundary>
    )
  }
  if (report.state === 'loading') {
    return (
      <Button variant="primary" icon={DownloadIcon} disabled>
        {texts.downloadReport}
      </Button>
    )
  }
  return <BareReport report={report}>{() => null}</BareReport>
}
