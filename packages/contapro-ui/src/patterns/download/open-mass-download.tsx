import type { JSX } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { RefreshCwIcon } from '../../primitives/icon/icons.ts'
import { StateModal } from '../../primitives/modal/state-modal.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { downloadMessages } from './download.messages.ts'
import type { MassDownloadModalProps } from './mass-download-modal.tsx'

const states = { idle: 'closed', downloading: 'loading', success: 'done', error: 'error' } as const

/** A mass download from its start to its end. */
export function OpenMassDownload(props: MassDownloadModalProps): JSX.Element {
  const { state, missing = 0, failed = [], failure, onRetry, onClose } = props
  const texts = useTexts(downloadMessages)
  const done = [
    texts.massDoneText,
    ...(missing === 0 ? [] : [texts.massMissing(missing)]),
    ...(failed.length === 0 ? [] : [texts.massFailedFiles(failed)]),
  ]
  return (
    <StateModal
      state={states[state]}
      locked
      onClose={onClose}
      loading={{ title: texts.generating, text: texts.generatingText }}
      done={{ title: texts.massDone, text: done.join(' ') }}
      error={{
        title: texts.massFailed,
        text: failure ?? texts.massFailedText,
        actions: onRetry ? (
          <Button variant="primary" size="lg" block icon={RefreshCwIcon} onClick={onRetry}>
            {texts.retry}
          </Button>
        ) : undefined,
      }}
    />
  )
}
