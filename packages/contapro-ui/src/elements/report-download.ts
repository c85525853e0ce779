import type { ComponentType } from 'react'
import type { ReportDownloadButtonProps } from '../features/reports/report-download-button.tsx'
import { ContaproElement } from './element/contapro-element.ts'
import { defineElement } from './element/define-element.ts'

/** `<contapro-report-download>`: a button that opens the report files of a company and period. */
export class ContaproReportDownloadElement extends ContaproElement<ReportDownloadButtonProps> {
  protected override async loadPanel(): Promise<ComponentType<ReportDownloadButtonProps>> {
    return (await import('../features/reports/report-download-button.tsx')).ReportDownloadButton
  }

  protected override panelProps(): ReportDownloadButtonProps {
    return {}
  }
}

defineElement('contapro-report-download', ContaproReportDownloadElement)

declare global {
  interface HTMLElementTagNameMap {
    'contapro-report-download': ContaproReportDownloadElement
  }
}
