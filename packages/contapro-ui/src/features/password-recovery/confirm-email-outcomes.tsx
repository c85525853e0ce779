import { useSession, useSignOut } from '@contapro/sdk/react'
import type { JSX } from 'react'
import { TargetButton } from '../../host/target-link.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Link2OffIcon, MailCheckIcon, UserRoundIcon } from '../../primitives/icon/icons.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { confirmEmailMessages } from './confirm-email.messages.ts'
import { waysOn } from './password-recovery.css.ts'
import { RecoveryNotice } from './recovery-notice.tsx'

/** The link confirms only together with a session of its account. */
export function SignInFirst({ onSignIn }: { readonly onSignIn: () => void }): JSX.Element {
  const texts = useTexts(confirmEmailMessages)
  const { isExpired } = useSession()
  const signOut = useSignOut()
  // The host may lead away from its sign-in as long as there is a token.
  const leaveExpired = (): void => {
    if (isExpired) signOut()
  }
  const signIn = (): void => {
    leaveExpired()
    onSignIn()
  }
  return (
    <RecoveryNotice tone="info" icon={UserRoundIcon} title={texts.signInTitle} text={texts.signInText}>
      <div className={waysOn}>
        <Button variant="primary" size="lg" block onClick={signIn}>
          {texts.signIn}
        </Button>
        <TargetButton destination={{ to: 'recoverPassword' }} before={leaveExpired} variant="link" size="lg" block>
          {texts.newPassword}
        </TargetButton>
      </div>
    </RecoveryNotice>
  )
}

export function EmailConfirmed(): JSX.Element {
  const texts = useTexts(confirmEmailMessages)
  return (
    <RecoveryNotice tone="success" icon={MailCheckIcon} title={texts.doneTitle} text={texts.doneText}>
      <HomeButton />
    </RecoveryNotice>
  )
}

export function LinkOfAnotherAccount(): JSX.Element {
  const texts = useTexts(confirmEmailMessages)
  return (
    <RecoveryNotice tone="warning" icon={Link2OffIcon} title={texts.otherAccountTitle} text={texts.otherAccountText}>
      <HomeButton />
    </RecoveryNotice>
  )
}

export interface ConfirmationFailedProps {
  /** `ContaproError.message`. */
  readonly message: string
  readonly onRetry: () => void
}

export function ConfirmationFailed({ message, onRetry }: ConfirmationFailedProps): JSX.Element {
  const texts = useTexts(confirmEmailMessages)
  return (
    <RecoveryNotice tone="danger" title={texts.failedTitle} text={message}>
      <Button variant="primary" size="lg" block onClick={onRetry}>
        {texts.retry}
      </Button>
    </RecoveryNotice>
  )
}

function HomeButton(): JSX.Element {
  const texts = useTexts(confirmEmailMessages)
  return (
    <TargetButton destination={{ to: 'home' }} variant="primary" size="lg" block>
      {texts.home}
    </TargetButton>
  )
}
