import { useSession, useSignOut } from '@contapro/sdk/react'
import type { JSX } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { ClockAlertIcon } from '../../primitives/icon/icons.ts'
import { Modal } from '../../primitives/modal/modal.tsx'
import { ModalMessage } from '../../primitives/modal/modal-message.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { sessionMessages } from './session.messages.ts'

/** Props of `SessionExpiredDialog`. */
export interface SessionExpiredDialogProps {
  readonly open: boolean
  readonly onSignIn: () => void
}

/** "Tu sesión caducó": it cannot be left but by signing in again (part 1 §4). */
export function SessionExpiredDialog({ open, onSignIn }: SessionExpiredDialogProps): JSX.Element {
  const texts = useTexts(sessionMessages)
  return (
    <Modal open={open}>
      <ModalMessage
        tone="neutral"
        icon={ClockAlertIcon}
        title={texts.expiredTitle}
        text={texts.expiredText}
        actions={
          <Button variant="primary" size="lg" block onClick={onSignIn}>
            {texts.signIn}
          </Button>
        }
      />
    </Modal>
  )
}

/** Props of `SessionExpiredModal`. */
export interface SessionExpiredModalProps {
  /** The session is closed: show the sign-in. */
  readonly onSignedOut?: () => void
}

/** Shows itself once a data call answered 401; its button signs out. */
export function SessionExpiredModal({ onSignedOut }: SessionExpiredModalProps): JSX.Element {
  const { isExpired } = useSession()
  const signOut = useSignOut()
  const leave = (): void => {
    signOut()
    onSignedOut?.()
  }
  return <SessionExpiredDialog open={isExpired} onSignIn={leave} />
}
