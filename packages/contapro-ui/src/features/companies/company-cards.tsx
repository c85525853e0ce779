import type { Business } from '@contapro/sdk'
import { useCompanies, useMe, useOpenCompany, useSession, useViewEvent } from '@contapro/sdk/react'
import type { JSX } from 'react'
import { useEmit } from '../../host/host-context.ts'
import { WidgetBoundary } from '../../host/widget-boundary.tsx'
import type { EmbeddedProps } from '../../report/report-frame.tsx'
import { type CompanyCardsState, CompanyCardsView } from './company-cards-view.tsx'
import { useStatusNews } from './use-status-news.ts'

/** Props of `CompanyCards`. */
export interface CompanyCardsProps extends EmbeddedProps {
  /** A company was chosen; its link goes on by itself. */
  readonly onSelect?: (company: Business) => void
}

/** The signed-in accountant's companies, followed while one is in progress. Choosing one selects it in the session. */
export function CompanyCards({ embedded, onSelect }: CompanyCardsProps): JSX.Element {
  const me = useMe()
  const list = useCompanies({ follow: true })
  const { abTestGroup } = useSession()
  const { select, failure } = useSelect(onSelect)
  useViewEvent('inicio')
  useStatusNews(list.data)
  return (
    <WidgetBoundary>
      <CompanyCardsView
        embedded={embedded}
        accountantName={me.data?.name}
        hasPlan={me.data === undefined || me.data.subscription !== null}
        landing={abTestGroup === 'B' ? 'vouchers' : 'dashboard'}
        companies={companiesState(list)}
        failure={failure}
        onSelect={select}
      />
    </WidgetBoundary>
  )
}

interface Selection {
  readonly select: (company: Business) => void
  /** Why the last company could not be opened. A link that goes on to its page leaves it behind: that page says so itself. */
  readonly failure: string | undefined
}

/** Fetches the company's periods, then selects it with the first of them (part 1 §4). */
function useSelect(onSelect: CompanyCardsProps['onSelect']): Selection {
  const { mutateAsync: open, error } = useOpenCompany()
  const emit = useEmit()
  const select = (company: Business): void => {
    const tell = (): void => {
      emit({ type: 'company-selected', businessUuid: company.uuid })
      onSelect?.(company)
    }
    // A promise, not the mutation's own callbacks: the card's link has left this screen by then.
    open({ company }).then(tell, () => undefined)
  }
  return { select, failure: error?.message }
}

function companiesState(list: ReturnType<typeof useCompanies>): CompanyCardsState {
  if (list.data) return { state: 'loaded', companies: list.data }
  if (list.error) return { state: 'error', message: list.error.message, onRetry: () => void list.refetch() }
  return { state: 'loading' }
}
