import { PageContent, RegisterCompanyPanel } from '@contapro/ui'
import type { ReactElement } from 'react'

/** `/registrar-empresa`. */
export function RegisterCompanyPage(): ReactElement {
  return (
    <PageContent>
      <RegisterCompanyPanel />
    </PageContent>
  )
}
