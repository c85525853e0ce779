import { useSession } from '@contapro/sdk/react'
import { PageContent, RegisterCompaniesPanel } from '@contapro/ui'
import type { ReactElement } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { registrationState } from './registration-state.ts'

/** `/registrar-empresas`: how far the registration is stays in the history's entry, so that a reload does not start it anew. */
export function RegisterCompaniesPage(): ReactElement {
  const navigate = useNavigate()
  const { state } = useLocation()
  const { sessionId } = useSession()
  const { newUser, progress } = registrationState(state, sessionId)
  return (
    <PageContent>
      <RegisterCompaniesPanel
        newUser={newUser}
        start={progress}
        onProgress={(next) => void navigate('.', { replace: true, state: { newUser, progress: next, sessionId } })}
      />
    </PageContent>
  )
}
