import type { Business } from '@contapro/sdk'
import { useCompanies, useMe, useSelection, useSession } from '@contapro/sdk/react'
import type { JSX } from 'react'
import { useEmit } from '../../provider/host-context.ts'
import { CompaniesView, type CompaniesState } from './companies-view.tsx'

export interface CompaniesPanelProps {
  /** A company was chosen; its link goes on by itself. */
  readonly onSelect?: (company: Business) => void
}

/** Inicio, connected: the signed-in accountant's companies. Choosing one selects it in the session. */
export function CompaniesPanel({ onSelect }: CompaniesPanelProps): JSX.Element {
  const me = useMe()
  const list = useCompanies()
  const { abTestGroup } = useSession()
  const { selectCompany } = useSelection()
  const emit = useEmit()
  const select = (company: Business): void => {
    selectCompany(company)
    emit({ type: 'company-selected', businessUuid: company.uuid })
    onSelect?.(company)
  }
  return (
    <CompaniesView
      accountantName={me.data?.name}
      hasPlan={me.data === undefined || me.data.subscription !== null}
      landing={abTestGroup === 'B' ? 'vouchers' : 'dashboard'}
      companies={companiesState(list)}
      onSelect={select}
    />
  )
}

function companiesState(list: ReturnType<typeof useCompanies>): CompaniesState {
  if (list.data) return { state: 'loaded', companies: list.data }
  if (list.error) return { state: 'error', message: list.error.message, onRetry: () => void list.refetch() }
  return { state: 'loading' }
}
