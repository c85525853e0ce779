import { useConfirmEmail, useContaproClient } from '@contapro/sdk/react'
import { type JSX, useEffect } from 'react'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { confirmEmailMessages } from './confirm-email.messages.ts'
import { ConfirmationFailed, EmailConfirmed, LinkOfAnotherAccount, SignInFirst } from './confirm-email-outcomes.tsx'
import { waiting } from './password-recovery.css.ts'
import { RecoveryScreen } from './recovery-screen.tsx'

/** Props of `ConfirmEmailPanel`. */
export interface ConfirmEmailPanelProps {
  /** Token of the mail's link. */
  readonly token: string
  /** On to the sign-in, and back here with the token: the link opens in a tab of its own, which has no session yet. */
  readonly onSignIn: () => void
}

/** The page of the link that confirms the address of a new account, connected. It needs a session of the same account. */
export function ConfirmEmailPanel(props: ConfirmEmailPanelProps): JSX.Element {
  return (
    <RecoveryScreen>
      <Step {...props} />
    </RecoveryScreen>
  )
}

/** Session part of the client's key without a session. It is another text if the host keeps the token. */
const NO_SESSION = 'anonymous'

function Step({ token, onSignIn }: ConfirmEmailPanelProps): JSX.Element {
  const texts = useTexts(confirmEmailMessages)
  const session = useContaproClient().key[2]
  const { mutate, error, isSuccess } = useConfirmEmail()
  // No guard against the second run in StrictMode: the call may be repeated, and the mutation of the first run loses its observer.
  useEffect(() => {
    if (session !== NO_SESSION) mutate(token)
  }, [session, token, mutate])
  if (session === NO_SESSION || error?.status === 401) return <SignInFirst onSignIn={onSignIn} />
  if (isSuccess) return <EmailConfirmed />
  if (error?.code === 'EMAIL_CONFIRMATION_INVALID') return <LinkOfAnotherAccount />
  if (error) return <ConfirmationFailed message={error.message} onRetry={() => mutate(token)} />
  return (
    <output className={waiting}>
      <Spinner />
      <span>{texts.confirming}</span>
    </output>
  )
}
