import type { UseQueryResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { DetractionList } from '../contract/contract.ts'
import { type QueryHookOptions, useContaproQuery } from '../provider/use-contapro-query.ts'
import { SIGNED_ADDRESS_RENEWAL_MS } from '../queries/stale-times.ts'
import type { DetractionFilter } from './calls.ts'
import { detractionQueries } from './queries.ts'

/**
 * A page of the paid or unpaid detractions. The page before stays on screen while the next one loads, but not across company, period or
 * tab. Pass null while nothing is selected.
 */
export function useDetractions(
  filter: DetractionFilter | null,
  options?: QueryHookOptions,
): UseQueryResult<DetractionList, ContaproError> {
  return useContaproQuery((client) => filter && detractionQueries.list(client, filter), {
    ...options,
    keepWithin: filter ? (client) => detractionQueries.ofTab(client, filter) : undefined,
    refetchInterval: SIGNED_ADDRESS_RENEWAL_MS,
  })
}
