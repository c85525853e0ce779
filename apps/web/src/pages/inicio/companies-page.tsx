import { CompanyCards, PageContent, WelcomePanel } from '@contapro/ui'
import type { ReactElement } from 'react'
import { useAppServices } from '../../app/app-services.ts'
import { page } from './companies-page.css.ts'

/** `/inicio`: the accountant's companies, and the welcome of a first visit. */
export function CompaniesPage(): ReactElement {
  const { videos } = useAppServices().config
  return (
    <PageContent className={page}>
      <CompanyCards />
      <WelcomePanel videos={videos} />
    </PageContent>
  )
}
