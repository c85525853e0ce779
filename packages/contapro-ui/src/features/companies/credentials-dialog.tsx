import type { JSX } from 'react'
import { assertNever } from '../../host/assert-never.ts'
import { Button } from '../../primitives/button/button.tsx'
import { CloudAlertIcon, TriangleAlertIcon } from '../../primitives/icon/icons.ts'
import { Modal } from '../../primitives/modal/modal.tsx'
import { ModalMessage } from '../../primitives/modal/modal-message.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { useUiMessages } from '../../primitives/ui-messages/ui-messages-provider.tsx'
import { credentialsMessages } from './credentials.messages.ts'
import type { CredentialsDialogState, CredentialsWarning } from './credentials-dialog-state.ts'

/** Props of `CredentialsDialog`. */
export interface CredentialsDialogProps {
  readonly dialog: CredentialsDialogState
  readonly onClose: () => void
  readonly onValidate: () => void
}

/** What came of an edit of the credentials. While SUNAT is asked it cannot be left (part 2 §4). */
export function CredentialsDialog(props: CredentialsDialogProps): JSX.Element {
  const { dialog, onClose } = props
  const isBusy = dialog.state === 'validate-credentials-initialize'
  return (
    <Modal open={dialog.state !== 'close'} onClose={isBusy ? undefined : onClose}>
      <DialogMessage {...props} />
    </Modal>
  )
}

function DialogMessage({ dialog, onClose, onValidate }: CredentialsDialogProps): JSX.Element | null {
  const texts = useTexts(credentialsMessages)
  const understood = <Understood onClick={onClose} />
  switch (dialog.state) {
    case 'close':
      return null
    case 'update-credentials-success':
      return (
        <ModalMessage
          tone="success"
          {...texts.updated}
          actions={
            <>
              <Button variant="primary" size="lg" block onClick={onValidate}>
                {texts.validateNow}
              </Button>
              <Button variant="ghost" size="lg" block onClick={onClose}>
                {texts.later}
              </Button>
            </>
          }
        />
      )
    case 'update-credentials-error':
      return (
        <ModalMessage
          tone="danger"
          title={texts.updateFailed.title}
          text={dialog.reason ?? texts.updateFailed.text}
          actions={understood}
        />
      )
    case 'validate-credentials-initialize':
      return <ModalMessage busy {...texts.validating} />
    case 'validate-credentials-success':
      return <ModalMessage tone="success" {...texts.valid} actions={understood} />
    case 'validate-credentials-warning':
      return (
        <ModalMessage
          tone="warning"
          icon={warningIcons[dialog.warning]}
          {...texts[dialog.warning]}
          actions={understood}
        />
      )
    case 'validate-credentials-error':
      return <ModalMessage tone="danger" {...texts.validationFailed} actions={understood} />
    default:
      return assertNever(dialog)
  }
}

/** A cloud for what is SUNAT's own trouble. */
const warningIcons: Readonly<Record<CredentialsWarning, typeof CloudAlertIcon>> = {
  portalRefused: TriangleAlertIcon,
  portalUnstable: CloudAlertIcon,
  portalFailed: TriangleAlertIcon,
  apiRefused: TriangleAlertIcon,
  apiUnstable: CloudAlertIcon,
}

function Understood({ onClick }: { readonly onClick: () => void }): JSX.Element {
  const { understood } = useUiMessages()
  return (
    <Button variant="primary" size="lg" block onClick={onClick}>
      {understood}
    </Button>
  )
}
