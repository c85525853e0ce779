import { SignInPanel } from '@contapro/ui'
import type { ReactElement } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { returnAddressOf } from '../../app/paths.ts'

/** Of the copyright line. */
const year = new Date().getFullYear()

/** `/` and `/login`. Then leads to the requested address, with the state of the navigation that came here, or to the companies. */
export function SignInPage(): ReactElement {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { state } = useLocation() as { readonly state: unknown }
  const goOn = (): void => void navigate(returnAddressOf(search, window.location.origin), { replace: true, state })
  return <SignInPanel year={year} onSignedIn={goOn} />
}
