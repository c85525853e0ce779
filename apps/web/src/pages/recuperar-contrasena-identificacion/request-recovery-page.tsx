import { RequestRecoveryPanel } from '@contapro/ui'
import type { ReactElement } from 'react'

/** `/recuperar-contraseña-identificacion`: asks for the link. */
export function RequestRecoveryPage(): ReactElement {
  return <RequestRecoveryPanel />
}
