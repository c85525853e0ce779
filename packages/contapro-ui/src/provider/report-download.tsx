import { useReport } from '@contapro/sdk/react'
import { type JSX, useState } from 'react'
import { Button } from '../primitives/button/button.tsx'
import { DownloadIcon } from '../primitives/icon/icons.ts'
import type { ModalState } from '../primitives/modal/state-modal.tsx'
import { onDemand } from '../primitives/on-demand/on-demand.tsx'
import { useEmit } from './host-context.ts'
import { useMessages } from './messages.tsx'
import { reportMessages } from './report.messages.ts'
import type { ReadyReport } from './report-frame.tsx'
import { saveBlob } from './save-blob.ts'

const modal = onDemand(async () => (await import('../patterns/download/report-download-modal.tsx')).ReportDownloadModal)

export interface ReportDownloadProps {
  readonly report: ReadyReport
  /** The screen, as the event log names it. */
  readonly view: string
}

/** 'Descargar reporte': the modal with the five files of a period, fetched and saved (part 2 §2 and §7). */
export function ReportDownload({ report, view }: ReportDownloadProps): JSX.Element {
  const texts = useMessages(reportMessages)
  const emit = useEmit()
  const [isOpen, setOpen] = useState(false)
  const { mutate, status, cancel } = useReport()
  const close = (): void => {
    cancel()
    setOpen(false)
  }
  return (
    <>
      <Button variant="primary" icon={DownloadIcon} onPointerEnter={modal.preload} onClick={() => setOpen(true)}>
        {texts.downloadReport}
      </Button>
      <modal.Part
        isWanted={isOpen}
        onFailure={close}
        state={isOpen ? states[status] : 'closed'}
        periods={report.taxPeriods}
        taxPeriod={report.taxPeriod}
        onDownload={({ taxPeriod, file }) => {
          mutate(
            { ruc: report.company.ruc, taxPeriod, kind: file },
            {
              onSuccess: ({ blob, fileName }) => {
                saveBlob(blob, fileName)
                emit({ type: 'downloaded', view, file })
              },
            },
          )
        }}
        onClose={close}
      />
    </>
  )
}

const states = { idle: 'open', pending: 'loading', success: 'done', error: 'error' } as const satisfies Record<
  string,
  ModalState
>
