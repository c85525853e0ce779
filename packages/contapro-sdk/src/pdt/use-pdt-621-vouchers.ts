import type { UseQueryResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { Pdt621VoucherList } from '../contract/contract.ts'
import { type QueryHookOptions, useContaproQuery } from '../provider/use-contapro-query.ts'
import { SIGNED_ADDRESS_RENEWAL_MS } from '../queries/stale-times.ts'
import type { BoxFilter } from './calls.ts'
import { pdtQueries } from './queries.ts'

/**
 * A page of the vouchers that make up a box, each with what it adds to it. The page before stays on screen while the next one loads, but
 * not across boxes. Pass null while no box is open.
 */
export function usePdt621Vouchers(
  filter: BoxFilter | null,
  options?: QueryHookOptions,
): UseQueryResult<Pdt621VoucherList, ContaproError> {
  return useContaproQuery((client) => filter && pdtQueries.boxVouchers(client, filter), {
    ...options,
    keepWithin: filter ? (client) => pdtQueries.ofBox(client, filter) : undefined,
    refetchInterval: SIGNED_ADDRESS_RENEWAL_MS,
  })
}
