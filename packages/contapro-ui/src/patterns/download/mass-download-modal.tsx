import type { JSX } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { RefreshCwIcon } from '../../primitives/icon/icons.ts'
import { StateModal } from '../../primitives/modal/state-modal.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { downloadMessages } from './download.messages.ts'

/** Props of `MassDownloadModal`. */
export interface MassDownloadModalProps {
  /** Where the download stands. Source: specification, part 2, section 4. */
  readonly state: 'idle' | 'downloading' | 'success' | 'error'
  /** How many of the vouchers had no such file. */
  readonly missing?: number
  /** Tries a failed download again. */
  readonly onRetry?: () => void
  readonly onClose: () => void
}

const states = { idle: 'closed', downloading: 'loading', success: 'done', error: 'error' } as const

/** How a mass download goes and how it ended. While it runs it cannot be left. */
export function MassDownloadModal({ state, missing = 0, onRetry, onClose }: MassDownloadModalProps): JSX.Element {
  const texts = useTexts(downloadMessages)
  const done = missing === 0 ? texts.massDoneText : `${texts.massDoneText} ${texts.massMissing(missing)}`
  return (
    <StateModal
      state={states[state]}
      locked
      onClose={onClose}
      loading={{ title: texts.generating, text: texts.generatingText }}
      done={{ title: texts.massDone, text: done }}
      error={{
        title: texts.massFailed,
        text: texts.massFailedText,
        actions: onRetry ? (
          <Button variant="primary" size="lg" block icon={RefreshCwIcon} onClick={onRetry}>
            {texts.retry}
          </Button>
        ) : undefined,
      }}
    />
  )
}
