import { clsx } from 'clsx'
import { type JSX, useState } from 'react'
import { Banner } from '../../primitives/banner/banner.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { DownloadIcon, RefreshCwIcon } from '../../primitives/icon/icons.ts'
import { Modal } from '../../primitives/modal/modal.tsx'
import { ModalMessage } from '../../primitives/modal/modal-message.tsx'
import { StateModal } from '../../primitives/modal/state-modal.tsx'
import { Progress } from '../../primitives/progress/progress.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { actions, foot, form, help as helpClass, made } from './download.css.ts'
import { downloadMessages } from './download.messages.ts'
import { type ReportChoice, ReportDownloadForm } from './report-download-form.tsx'
import type { ReportDownloadModalProps } from './report-download-modal.tsx'
import { isForSunat } from './report-file.ts'

/** Why a file does not hold a voucher. */
const notHeld = ['leftOut', 'annulled', 'later'] as const

/** The choice of a file, and how its download goes. */
export function OpenReportDownload(props: ReportDownloadModalProps): JSX.Element {
  const { state, periods, taxPeriod = periods[0], progress, failure, renderRceContents, onDownload, onClose } = props
  const texts = useTexts(downloadMessages)
  const [choice, setChoice] = useState<ReportChoice>({ taxPeriod, file: 'compras' })
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [wanted, setWanted] = useState({ isZipped: false, isWhole: false })
  const { file } = choice
  const isChosen = choice.taxPeriod !== undefined && file !== undefined
  const download = (want: typeof wanted): void => {
    if (choice.taxPeriod === undefined || file === undefined) return
    setWanted(want)
    onDownload({ taxPeriod: choice.taxPeriod, file, ...want })
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
          <div className={actions}>
            {file && isForSunat(file) ? (
              <Button size="lg" disabled={!isChosen} onClick={() => download({ isZipped: true, isWhole: false })}>
                {texts.downloadZip}
              </Button>
            ) : null}
            <Button
              variant="primary"
              size="lg"
              icon={DownloadIcon}
              disabled={!isChosen}
              onClick={() => download({ isZipped: false, isWhole: false })}
            >
              {texts.download}
            </Button>
          </div>
        </div>
      }
      loading={{
        title: texts.generating,
        text: texts.generatingText,
        children:
          typeof progress === 'number' ? (
            <Progress className={made} value={progress} label={texts.progress(progress)} />
          ) : undefined,
      }}
      done={{
        title: texts.done,
        text: texts.doneText,
        children: (
          <>
            {notHeld.map((reason) => {
              const vouchers = props[reason]
              return vouchers?.count ? (
                <Banner key={reason} className={made} tone="warning">
                  {texts[reason](vouchers.count, vouchers.names)}
                </Banner>
              ) : null
            })}
          </>
        ),
      }}
      error={{
        title: texts.failed,
        text: failure ?? texts.failedText,
        actions: (
          <Button variant="primary" size="lg" block icon={RefreshCwIcon} onClick={() => download(wanted)}>
            {texts.retry}
          </Button>
        ),
      }}
    >
      <ReportDownloadForm periods={periods} choice={choice} onChange={setChoice} />
      {file === 'rce' && choice.taxPeriod !== undefined ? (
        <div className={clsx(form, made)}>
          {renderRceContents?.(choice.taxPeriod)}
          <Button onClick={() => download({ isZipped: true, isWhole: true })}>{texts.downloadWhole}</Button>
        </div>
      ) : null}
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
