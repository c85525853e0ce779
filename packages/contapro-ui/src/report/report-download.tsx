import type { DownloadedReport } from '@contapro/sdk'
import { useReport } from '@contapro/sdk/react'
import { type JSX, useState } from 'react'
import { useEmit } from '../host/host-context.ts'
import { reportMessages } from '../host/report.messages.ts'
import { saveBlob } from '../host/save-blob.ts'
import { preloadReportDownload, ReportDownloadModal } from '../patterns/download/report-download-modal.tsx'
import { formatPeriod } from '../patterns/period-text/format-period.ts'
import { Button } from '../primitives/button/button.tsx'
import { DownloadIcon } from '../primitives/icon/icons.ts'
import type { ModalState } from '../primitives/modal/state-modal.tsx'
import { useLocale } from '../primitives/texts/locale.tsx'
import { useTexts } from '../primitives/texts/texts.tsx'
import { RceContents } from './rce-contents.tsx'
import type { ReadyReport } from './report-body.tsx'

export interface ReportDownloadProps {
  readonly report: ReadyReport
  /** The screen, as the event log names it. */
  readonly view: string
}

/** 'Descargar reporte': the modal with the five files of a period, fetched and saved (part 2 §2 and §7). */
export function ReportDownload({ report, view }: ReportDownloadProps): JSX.Element {
  const texts = useTexts(reportMessages)
  const locale = useLocale()
  const emit = useEmit()
  const [isOpen, setOpen] = useState(false)
  const { mutate, data, status, error, progress, cancel } = useReport()
  const close = (): void => {
    cancel()
    setOpen(false)
  }
  return (
    <>
      <Button
        variant="primary"
        icon={DownloadIcon}
        onPointerEnter={preloadReportDownload}
        onClick={() => setOpen(true)}
      >
        {texts.downloadReport}
      </Button>
      <ReportDownloadModal
        state={isOpen ? states[status] : 'closed'}
        periods={report.taxPeriods}
        taxPeriod={report.taxPeriod}
        progress={progress}
        leftOut={data && leftOutOf(data)}
        annulled={data && annulledOf(data)}
        later={data && laterOf(data, locale)}
        failure={error?.detail}
        renderRceContents={(taxPeriod) => <RceContents company={report.company} taxPeriod={taxPeriod} />}
        onDownload={({ taxPeriod, file, isZipped, isWhole }) => {
          mutate(
            { ruc: report.company.ruc, taxPeriod, kind: file, isZipped, isWhole },
            {
              onSuccess: ({ blob, fileName }) => {
                saveBlob(blob, fileName)
                emit({ type: 'downloaded', view, file: isWhole ? `${file}_whole` : isZipped ? `${file}_zip` : file })
              },
            },
          )
        }}
        onClose={close}
      />
    </>
  )
}

const leftOutOf = ({ leftOut, leftOutCount }: DownloadedReport) => ({
  count: leftOutCount,
  names: leftOut.map(({ serie_number, currency }) => `${serie_number} (${currency})`),
})

const annulledOf = ({ report: { annulled = [], annulled_count: count = 0 } }: DownloadedReport) => ({
  count,
  names: annulled.map(({ serie_number }) => serie_number),
})

const laterOf = ({ report: { later = [], later_count: count = 0 } }: DownloadedReport, locale: string) => ({
  count,
  names: later.map(({ serie_number, tax_period: period }) =>
    period === undefined ? serie_number : `${serie_number} (${formatPeriod(period, locale, 'sentence')})`,
  ),
})

const states = { idle: 'open', pending: 'loading', success: 'done', error: 'error' } as const satisfies Record<
  string,
  ModalState
>
