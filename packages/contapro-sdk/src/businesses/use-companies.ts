import type { UseQueryResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { Business } from '../contract/contract.ts'
import { type QueryHookOptions, useContaproQuery } from '../provider/use-contapro-query.ts'
import { COMPANIES_POLL_MS } from '../queries/stale-times.ts'
import { businessQueries } from './queries.ts'

/** Options of `useCompanies`. */
export interface CompaniesHookOptions extends QueryHookOptions {
  /** Looks again every five seconds while a company is in progress, as long as the page is in sight. Default false. */
  readonly follow?: boolean | undefined
}

/** The accountant's companies, by status text in descending order, then by name (decisions 19). */
export function useCompanies({
  follow = false,
  ...options
}: CompaniesHookOptions = {}): UseQueryResult<readonly Business[], ContaproError> {
  return useContaproQuery(businessQueries.list, {
    ...options,
    refetchInterval: (companies) => (follow && companies?.some(isInProgress) ? COMPANIES_POLL_MS : false),
  })
}

const isInProgress = ({ status }: Business): boolean => status === 'IN_PROGRESS'
