import { CompaniesPanel, PageContent } from '@contapro/ui'
import type { ReactElement } from 'react'
import { page } from './companies-page.css.ts'

/** `/inicio`: the accountant's companies. */
export function CompaniesPage(): ReactElement {
  return (
    <PageContent className={page}>
      <CompaniesPanel />
    </PageContent>
  )
}
