import type { JSX } from 'react'
import { SignUpForm } from './sign-up-form.tsx'
import { SignUpScreen, type SignUpScreenProps } from './sign-up-screen.tsx'
import { type SignedUpUser, type SignUpCaptcha, useSignUp } from './use-sign-up.ts'

/** Props of `SignUpPanel`. */
export interface SignUpPanelProps extends Pick<SignUpScreenProps, 'year'> {
  /** Asked right before the registration; without one, or when it fails, the registration carries no proof. */
  readonly captcha?: SignUpCaptcha
  /** Registered and signed in: the session holds the token, go on. */
  readonly onSignedUp?: (user: SignedUpUser) => void
}

/** The registration page, connected: on success the session of the client holds the token. */
export function SignUpPanel({ captcha, onSignedUp, year }: SignUpPanelProps): JSX.Element {
  const { submit, isRunning, error } = useSignUp({ captcha, onSignedUp })
  return (
    <SignUpScreen year={year}>
      <SignUpForm busy={isRunning} error={error?.detail} onSubmit={(form) => void submit(form)} />
    </SignUpScreen>
  )
}
