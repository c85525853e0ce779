import type { JSX } from 'react'
import { Sentence } from '../../host/sentence.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { ChevronLeftIcon, MailCheckIcon } from '../../primitives/icon/icons.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { address } from './password-recovery.css.ts'
import { passwordRecoveryMessages } from './password-recovery.messages.ts'
import { RecoveryNotice } from './recovery-notice.tsx'
import type { RequestFailure } from './request-failure.ts'

/** Props of `RecoverySent`. */
export interface RecoverySentProps {
  readonly email: string
  readonly onBack: () => void
}

/** The mail is on its way. */
export function RecoverySent({ email, onBack }: RecoverySentProps): JSX.Element {
  const texts = useTexts(passwordRecoveryMessages)
  return (
    <RecoveryNotice
      tone="success"
      icon={MailCheckIcon}
      title={texts.sentTitle}
      text={
        <Sentence
          text={texts.sentText(email)}
          part={email}
          render={(part) => <strong className={address}>{part}</strong>}
        />
      }
    >
      <Button size="lg" block icon={ChevronLeftIcon} onClick={onBack}>
        {texts.back}
      </Button>
    </RecoveryNotice>
  )
}

/** Props of `RecoveryRefused`. */
export interface RecoveryRefusedProps {
  readonly failure: RequestFailure
  readonly onBack: () => void
}

/** No mail was sent: why, and back to the form. */
export function RecoveryRefused({ failure, onBack }: RecoveryRefusedProps): JSX.Element {
  return (
    <RecoveryNotice tone="danger" title={failure.title} text={failure.text}>
      <Button size="lg" block onClick={onBack}>
        {failure.button}
      </Button>
    </RecoveryNotice>
  )
}
