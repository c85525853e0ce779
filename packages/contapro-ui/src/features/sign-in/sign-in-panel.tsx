import { useSignIn } from '@contapro/sdk/react'
import type { JSX } from 'react'
import { SignInForm } from './sign-in-form.tsx'
import { SignInScreen, type SignInScreenProps } from './sign-in-screen.tsx'

/** Props of `SignInPanel`. */
export interface SignInPanelProps extends Pick<SignInScreenProps, 'brand' | 'year'> {
  /** Signed in: the session holds the token, go on. */
  readonly onSignedIn?: () => void
}

/** The sign-in screen, connected: on success the session of the client holds the token. */
export function SignInPanel({ onSignedIn, ...screen }: SignInPanelProps): JSX.Element {
  const signIn = useSignIn()
  return (
    <SignInScreen {...screen}>
      <SignInForm
        busy={signIn.isPending}
        error={signIn.error?.detail}
        onSubmit={(credentials) => signIn.mutate(credentials, { onSuccess: () => onSignedIn?.() })}
      />
    </SignInScreen>
  )
}
