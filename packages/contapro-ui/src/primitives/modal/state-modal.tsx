import type { JSX, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import type { IconOutline } from '../icon/icon.tsx'
import { useUiMessages } from '../ui-messages/ui-messages-provider.tsx'
import { Modal } from './modal.tsx'
import { ModalMessage } from './modal-message.tsx'

/** Where a task in a modal stands. Source: specification, part 1, section 2 (Modal). */
export type ModalState = 'closed' | 'open' | 'loading' | 'done' | 'error'

interface StateText {
  readonly title: string
  readonly icon?: IconOutline
  readonly text?: ReactNode
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

/** Props of `StateModal`. */
export interface StateModalProps {
  readonly state: ModalState
  readonly onClose: () => void
  /** While loading it cannot be left. */
  readonly locked?: boolean
  readonly size?: 'sm' | 'md' | 'lg'
  /** What the task begins with: a form, a question. */
  readonly title?: ReactNode
  readonly footer?: ReactNode
  readonly children?: ReactNode
  readonly loading: StateText
  readonly done: StateText
  /** Without one: "Ocurrió un error", and to try again in a minute. */
  readonly error?: StateText
}

/** One modal that follows a task: open, loading, done or error share its frame. */
export function StateModal(props: StateModalProps): JSX.Element {
  const { state, onClose, locked = false, size, title, footer, children, loading, done, error } = props
  const messages = useUiMessages()
  if (state === 'open') {
    return (
      <Modal open onClose={onClose} size={size} title={title} footer={footer}>
        {children}
      </Modal>
    )
  }
  const closeButton = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} size="lg" block onClick={onClose}>
      {messages.understood}
    </Button>
  )
  const failure = error ?? { title: messages.errorTitle, text: messages.errorText }
  return (
    <Modal open={state !== 'closed'} onClose={state === 'loading' && locked ? undefined : onClose}>
      {state === 'loading' ? <ModalMessage busy {...loading} /> : null}
      {state === 'done' ? (
        <ModalMessage tone="success" {...done} actions={done.actions ?? closeButton('primary')} />
      ) : null}
      {state === 'error' ? (
        <ModalMessage tone="danger" {...failure} actions={failure.actions ?? closeButton('secondary')} />
      ) : null}
    </Modal>
  )
}
