import type { JSX, ReactNode } from 'react'
import { StateModal } from '../../primitives/modal/state-modal.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { processModalMessages } from './process-modal.messages.ts'

/** Props of `ProcessModal`. */
export interface ProcessModalProps {
  readonly state: 'closed' | 'loading' | 'done' | 'error'
  readonly onClose: () => void
  /** What is being done, while it is. */
  readonly loadingText?: ReactNode
  /** What was done and what it means. */
  readonly doneText: ReactNode
  /** Buttons in place of the one that closes: a way back. */
  readonly doneActions?: ReactNode
  /** Why it was not done, in words ready to show; without one: to try again in a minute. */
  readonly error?: { readonly title: string; readonly text?: ReactNode }
}

/** "Procesando", then "¡Listo!" and what follows from it, or why not. While it runs it cannot be left. */
export function ProcessModal(props: ProcessModalProps): JSX.Element {
  const { state, onClose, loadingText, doneText, doneActions, error } = props
  const texts = useTexts(processModalMessages)
  return (
    <StateModal
      state={state}
      locked
      onClose={onClose}
      loading={{ title: texts.processing, text: loadingText }}
      done={{ title: texts.done, text: doneText, actions: doneActions }}
      error={error}
    />
  )
}
