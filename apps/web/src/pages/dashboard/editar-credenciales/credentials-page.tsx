import { CredentialsForm, PageContent } from '@contapro/ui'
import type { ReactElement } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../app/paths.ts'

/** `/dashboard/editar-credenciales`: after a success it leads to the companies (part 2 §4). */
export function CredentialsPage(): ReactElement {
  const navigate = useNavigate()
  return (
    <PageContent>
      <CredentialsForm onFinish={() => void navigate(paths.home)} />
    </PageContent>
  )
}
