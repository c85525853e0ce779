import type { UseQueryResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { ReviewedVoucherList } from '../contract/contract.ts'
import { type QueryHookOptions, useContaproQuery } from '../provider/use-contapro-query.ts'
import { SIGNED_ADDRESS_RENEWAL_MS } from '../queries/stale-times.ts'
import type { ReviewFilter } from './calls.ts'
import { observationQueries, type ReviewList } from './queries.ts'

/** A page of one of the three lists; the page before stays while the next one loads, but not across company or period. */
export function useReviewList(
  list: ReviewList,
  filter: ReviewFilter | null,
  options?: QueryHookOptions,
): UseQueryResult<ReviewedVoucherList, ContaproError> {
  return useContaproQuery((client) => filter && observationQueries.list(client, list, filter), {
    ...options,
    keepWithin: filter ? (client) => observationQueries.ofList(client, list, filter) : undefined,
    refetchInterval: SIGNED_ADDRESS_RENEWAL_MS,
  })
}
