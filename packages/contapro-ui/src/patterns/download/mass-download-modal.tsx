import type { JSX } from 'react'
import { StateModal } from '../../primitives/modal/state-modal.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { downloadMessages } from './download.messages.ts'

/** Props of `MassDownloadModal`. */
export interface MassDownloadModalProps {
  /** Where the download stands. Source: specification, part 2, section 4. */
  readonly state: 'idle' | 'downloading' | 'success' | 'error'
  readonly onClose: () => void
}

const states = { idle: 'closed', downloading: 'loading', success: 'done', error: 'error' } as const

/** How a mass download goes and how it ended. While it runs it cannot be left. */
export function MassDownloadModal({ state, onClose }: MassDownloadModalProps): JSX.Element {
  const texts = useTexts(downloadMessages)
  return (
    <StateModal
      state={states[state]}
      locked
      onClose={onClose}
      loading={{ title: texts.generating, text: texts.generatingText }}
      done={{ title: texts.massDone, text: texts.massDoneText }}
      error={{ title: texts.massFailed, text: texts.massFailedText }}
    />
  )
}
