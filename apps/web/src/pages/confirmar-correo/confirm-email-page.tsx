import { ConfirmEmailPanel } from '@contapro/ui'
import type { ReactElement } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { paths, signInReturningTo } from '../../app/paths.ts'

/**
 * `/confirmar-correo#token`: the address of the mail's link. Browsers send no fragment, so that no log has the token. The sign-in gives
 * the page its state back.
 */
export function ConfirmEmailPage(): ReactElement {
  const { hash, state } = useLocation() as { readonly hash: string; readonly state: PageState | null }
  const navigate = useNavigate()
  const token = hash.slice(1) || state?.confirmationToken
  if (!token) return <Navigate to={paths.home} replace />
  const signIn = (): void => {
    const kept: PageState = { confirmationToken: token }
    void navigate(signInReturningTo(paths.confirmEmail), { state: kept })
  }
  return <ConfirmEmailPanel key={token} token={token} onSignIn={signIn} />
}

interface PageState {
  readonly confirmationToken?: string
}
