import { type Business, subscriptionDaysLeft, type User } from '@contapro/sdk'
import { useCompanies, useContaproClient, useMe, useStore, useViewEvent } from '@contapro/sdk/react'
import type { JSX } from 'react'
import type { CompanyName } from '../../host/navigation-target.ts'
import type { CompanyStatus } from '../../patterns/status-badge/company-status-badge.tsx'
import { ProcessingView } from './processing-view.tsx'
import { useStatusNews } from './use-status-news.ts'

/** Props of `ProcessingPanel`. */
export interface ProcessingPanelProps {
  /** The companies to wait for; without them those that were listed last (part 1 §2). */
  readonly companies?: readonly CompanyName[] | undefined
}

/** The wait while companies are in progress, connected: their statuses are looked at again and again. */
export function ProcessingPanel({ companies }: ProcessingPanelProps): JSX.Element {
  const { session } = useContaproClient()
  const { businesses: listedLast } = useStore(session.filters)
  const { data: known } = useCompanies({ follow: true })
  const { data: me } = useMe()
  useViewEvent('registro_empresa')
  useStatusNews(known)
  // The state of a page outlives a sign-out: another accountant's companies are not named.
  const own = known ?? listedLast
  const named = companies?.filter(({ uuid }) => own.some((company) => company.uuid === uuid)) ?? own
  const awaited = named.map(({ uuid, name, ruc }) => ({ uuid, name, ruc, status: statusOf(uuid, known) }))
  return <ProcessingView companies={awaited} canRegisterMore={hasDaysLeft(me?.subscription ?? null)} />
}

function hasDaysLeft(subscription: User['subscription']): boolean {
  return subscriptionDaysLeft(subscription, new Date()) > 0
}

function statusOf(wanted: string, companies: readonly Business[] | undefined): CompanyStatus {
  return companies?.find(({ uuid }) => uuid === wanted)?.status ?? 'IN_PROGRESS'
}
