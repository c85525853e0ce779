import type { UseQueryResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { PerceptionList } from '../contract/contract.ts'
import { type QueryHookOptions, useContaproQuery } from '../provider/use-contapro-query.ts'
import { SIGNED_ADDRESS_RENEWAL_MS } from '../queries/stale-times.ts'
import type { PerceptionFilter } from './calls.ts'
import { perceptionQueries } from './queries.ts'

/**
 * A page of the perceptions of a period. The page before stays on screen while the next one loads, but not across company or period. Pass null
 * while nothing is selected.
 */
export function usePerceptions(
  filter: PerceptionFilter | null,
  options?: QueryHookOptions,
): UseQueryResult<PerceptionList, ContaproError> {
  return useContaproQuery((client) => filter && perceptionQueries.list(client, filter), {
    ...options,
    keepWithin: filter ? (client) => perceptionQueries.ofPeriod(client, filter) : undefined,
    refetchInterval: SIGNED_ADDRESS_RENEWAL_MS,
  })
}
