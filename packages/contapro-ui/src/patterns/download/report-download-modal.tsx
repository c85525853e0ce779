import { type JSX, useState } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { DownloadIcon, RefreshCwIcon } from '../../primitives/icon/icons.ts'
import { Modal } from '../../primitives/modal/modal.tsx'
import { ModalMessage } from '../../primitives/modal/modal-message.tsx'
import { type ModalState, StateModal } from '../../primitives/modal/state-modal.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { foot, help as helpClass } from './download.css.ts'
import { downloadMessages } from './download.messages.ts'
import { type ReportChoice, ReportDownloadForm } from './report-download-form.tsx'
import type { ReportFile } from './report-file.ts'

/** Props of `ReportDownloadModal`. */
export interface ReportDownloadModalProps {
  /** Where the download stands. Source: specification, part 2, section 4. */
  readonly state: ModalState
  /** `YYYYMM`, newest first. */
  readonly periods: readonly string[]
  /** The period to begin with; the newest without one. */
  readonly taxPeriod?: string
  readonly onDownload: (choice: { readonly taxPeriod: string; readonly file: ReportFile }) => void
  /** Leaves the modal; while loading it also gives the download up. */
  readonly onClose: () => void
}

/** "Descarga tu reporte": period and file, then how the download goes. Closing forgets the choice: it begins with compras. */
export function ReportDownloadModal(props: ReportDownloadModalProps): JSX.Element | null {
  return props.state === 'closed' ? null : <OpenDownload {...props} />
}

function OpenDownload(props: ReportDownloadModalProps): JSX.Element {
  const { state, periods, taxPeriod = periods[0], onDownload, onClose } = props
  const texts = useTexts(downloadMessages)
  const [choice, setChoice] = useState<ReportChoice>({ taxPeriod, file: 'compras' })
  const [isHelpOpen, setHelpOpen] = useState(false)
  const { file } = choice
  const isWhole = choice.taxPeriod !== undefined && file !== undefined
  const download = (): void => {
    if (choice.taxPeriod !== undefined && file !== undefined) onDownload({ taxPeriod: choice.taxPeriod, file })
  }
  if (isHelpOpen) return <HelpNote onClose={() => setHelpOpen(false)} />
  return (
    <StateModal
      state={state}
      size="md"
      title={texts.title}
      onClose={onClose}
      footer={
        <div className={foot}>
          <button type="button" className={helpClass} onClick={() => setHelpOpen(true)}>
            {texts.help}
          </button>
          <Button variant="primary" size="lg" icon={DownloadIcon} disabled={!isWhole} onClick={download}>
            {texts.download}
          </Button>
        </div>
      }
      loading={{ title: texts.generating, text: texts.generatingText }}
      done={{ title: texts.done, text: texts.doneText }}
      error={{
        title: texts.failed,
        text: texts.failedText,
        actions: (
          <Button variant="primary" size="lg" block icon={RefreshCwIcon} onClick={download}>
            {texts.retry}
          </Button>
        ),
      }}
    >
      <ReportDownloadForm periods={periods} choice={choice} onChange={setChoice} />
    </StateModal>
  )
}

function HelpNote({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const texts = useTexts(downloadMessages)
  return (
    <Modal open onClose={onClose}>
      <ModalMessage
        tone="info"
        title={texts.helpTitle}
        text={texts.helpText}
        actions={
          <Button variant="primary" size="lg" block onClick={onClose}>
            {texts.helpDone}
          </Button>
        }
      />
    </Modal>
  )
}
