import { useRecoveryToken, useResetPassword } from '@contapro/sdk/react'
import type { JSX } from 'react'
import { LoadFailure } from '../../host/load-failure.tsx'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { waiting } from './password-recovery.css.ts'
import { passwordRecoveryMessages } from './password-recovery.messages.ts'
import { RecoveryScreen } from './recovery-screen.tsx'
import { LinkExpired, PasswordChanged } from './reset-outcomes.tsx'

/** Props of `ResetPasswordPanel`. */
export interface ResetPasswordPanelProps {
  /** Token of the mail's link. */
  readonly token: string
}

/** The page of the mail's link, connected: the link is checked first, then the form, and at the end how it went. */
export function ResetPasswordPanel({ token }: ResetPasswordPanelProps): JSX.Element {
  return (
    <RecoveryScreen>
      <Step token={token} />
    </RecoveryScreen>
  )
}

function Step({ token }: ResetPasswordPanelProps): JSX.Element {
  const texts = useTexts(passwordRecoveryMessages)
  const link = useRecoveryToken(token)
  const reset = useResetPassword()
  if (reset.isSuccess) return <PasswordChanged />
  if (link.data === false || reset.error?.code === 'RECOVERY_TOKEN_INVALID') return <LinkExpired />
  if (link.data) {
    return (
      <NewPasswordForm
        busy={reset.isPending}
        error={reset.error?.detail}
        onSubmit={(password) => {
          if (!reset.isPending) reset.mutate({ token, password })
        }}
      />
    )
  }
  if (link.error) {
    return (
      <LoadFailure title={texts.linkUnknownTitle} message={link.error.message} onRetry={() => void link.refetch()} />
    )
  }
  return (
    <output className={waiting}>
      <Spinner />
      <span>{texts.validating}</span>
    </output>
  )
}
