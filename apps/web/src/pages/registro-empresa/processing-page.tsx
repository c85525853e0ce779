import { useCompanies } from '@contapro/sdk/react'
import { PageContent, ProcessingPanel } from '@contapro/ui'
import type { ReactElement } from 'react'
import { Navigate, useLocation } from 'react-router'
import { paths } from '../../app/paths.ts'
import { awaitedCompanies } from './awaited-companies.ts'

/** `/registro-empresa`: the wait while companies are in progress. Without a company there is nothing to wait for. */
export function ProcessingPage(): ReactElement {
  const { state } = useLocation()
  const { data: companies } = useCompanies()
  if (companies?.length === 0) return <Navigate to={paths.home} replace />
  return (
    <PageContent>
      <ProcessingPanel companies={awaitedCompanies(state)} />
    </PageContent>
  )
}
