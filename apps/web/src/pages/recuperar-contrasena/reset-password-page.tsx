import { ResetPasswordPanel } from '@contapro/ui'
import type { ReactElement } from 'react'
import { Navigate, useLocation } from 'react-router'
import { paths } from '../../app/paths.ts'

/** `/recuperar-contraseña#token`: the address of the mail's link. Browsers send no fragment, so that no log has the token. */
export function ResetPasswordPage(): ReactElement {
  const token = useLocation().hash.slice(1)
  return token === '' ? (
    <Navigate to={paths.recoverPassword} replace />
  ) : (
    <ResetPasswordPanel key={token} token={token} />
  )
}
