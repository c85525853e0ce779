import { ResetPasswordPanel } from '@contapro/ui'
import type { ReactElement } from 'react'
import { useParams } from 'react-router'

/** `/recuperar-contraseña/:token`: the address of the mail's link. */
export function ResetPasswordPage(): ReactElement {
  const { token = '' } = useParams()
  return <ResetPasswordPanel key={token} token={token} />
}
