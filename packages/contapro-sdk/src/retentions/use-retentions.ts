import type { UseQueryResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { RetentionList } from '../contract/contract.ts'
import { type QueryHookOptions, useContaproQuery } from '../provider/use-contapro-query.ts'
import { SIGNED_ADDRESS_RENEWAL_MS } from '../queries/stale-times.ts'
import type { RetentionFilter } from './calls.ts'
import { retentionQueries } from './queries.ts'

/**
 * A page of the retentions of a period. The page before stays on screen while the next one loads, but not across company or period. Pass null
 * while nothing is selected.
 */
export function useRetentions(
  filter: RetentionFilter | null,
  options?: QueryHookOptions,
): UseQueryResult<RetentionList, ContaproError> {
  return useContaproQuery((client) => filter && retentionQueries.list(client, filter), {
    ...options,
    keepWithin: filter ? (client) => retentionQueries.ofPeriod(client, filter) : undefined,
    refetchInterval: SIGNED_ADDRESS_RENEWAL_MS,
  })
}
