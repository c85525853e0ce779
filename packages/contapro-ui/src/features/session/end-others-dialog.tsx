import type { JSX } from 'react'
import { Banner } from '../../primitives/banner/banner.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { LogOutIcon } from '../../primitives/icon/icons.ts'
import { Modal } from '../../primitives/modal/modal.tsx'
import { ModalMessage } from '../../primitives/modal/modal-message.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { sessionsMessages } from './sessions.messages.ts'

/** Props of `EndOthersDialog`. */
export interface EndOthersDialogProps {
  readonly isEnding: boolean
  /** Why the other sessions could not be ended. */
  readonly failure: string | undefined
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Confirms the end of the other sessions: they may have work that is not saved. */
export function EndOthersDialog({ isEnding, failure, onConfirm, onClose }: EndOthersDialogProps): JSX.Element {
  const texts = useTexts(sessionsMessages)
  return (
    <Modal open onClose={isEnding ? undefined : onClose}>
      <ModalMessage
        tone="warning"
        icon={LogOutIcon}
        title={texts.confirmTitle}
        text={texts.confirmText}
        actions={
          <>
            <Button variant="primary" size="lg" block busy={isEnding} busyLabel={texts.ending} onClick={onConfirm}>
              {texts.endOthers}
            </Button>
            <Button size="lg" block disabled={isEnding} onClick={onClose}>
              {texts.cancel}
            </Button>
          </>
        }
      >
        {failure ? (
          <Banner tone="danger" title={texts.endErrorTitle}>
            {failure}
          </Banner>
        ) : null}
      </ModalMessage>
    </Modal>
  )
}
