import type { Business, ContaproError } from '@contapro/sdk'
import { useCompanies, useMe, useOpenCompany, useSession, useViewEvent } from '@contapro/sdk/react'
import type { JSX } from 'react'
import { useToasts } from '../../primitives/toast/toast-provider.tsx'
import { useEmit } from '../../provider/host-context.ts'
import { useMessages } from '../../provider/messages.tsx'
import { companiesMessages } from './companies.messages.ts'
import { CompaniesView, type CompaniesState } from './companies-view.tsx'
import { useStatusNews } from './use-status-news.ts'

/** Props of `CompaniesPanel`. */
export interface CompaniesPanelProps {
  /** A company was chosen; its link goes on by itself. */
  readonly onSelect?: (company: Business) => void
}

/** Inicio, connected: the signed-in accountant's companies, followed while one is in progress. Choosing one selects it in the session. */
export function CompaniesPanel({ onSelect }: CompaniesPanelProps): JSX.Element {
  const me = useMe()
  const list = useCompanies({ follow: true })
  const { abTestGroup } = useSession()
  const select = useSelect(onSelect)
  useViewEvent('inicio')
  useStatusNews(list.data)
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

/** Fetches the company's periods, then selects it with the first of them (part 1 §4). */
function useSelect(onSelect: CompaniesPanelProps['onSelect']): (company: Business) => void {
  const texts = useMessages(companiesMessages)
  const { mutateAsync: open } = useOpenCompany()
  const { show } = useToasts()
  const emit = useEmit()
  const tellFailure = (error: ContaproError): void =>
    show({ tone: 'destructive', title: texts.openFailed, description: error.message })
  return (company) => {
    const tell = (): void => {
      emit({ type: 'company-selected', businessUuid: company.uuid })
      onSelect?.(company)
    }
    // A promise, not the mutation's own callbacks: the card's link has left this screen by then.
    open({ company }).then(tell, tellFailure)
  }
}

function companiesState(list: ReturnType<typeof useCompanies>): CompaniesState {
  if (list.data) return { state: 'loaded', companies: list.data }
  if (list.error) return { state: 'error', message: list.error.message, onRetry: () => void list.refetch() }
  return { state: 'loading' }
}
