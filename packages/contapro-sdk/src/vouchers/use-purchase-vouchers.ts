import type { UseQueryResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { VoucherList } from '../contract/contract.ts'
import { type QueryHookOptions, useContaproQuery } from '../provider/use-contapro-query.ts'
import { SIGNED_ADDRESS_RENEWAL_MS } from '../queries/stale-times.ts'
import { voucherQueries } from './queries.ts'
import type { VoucherFilter } from './calls.ts'

/**
 * A page of a period's vouchers: purchases, or sales with `operationType: 'VENTA'`. The page before stays on screen while the
 * next one loads (`isPlaceholderData`), but not across company, period or side. Signed addresses are renewed in time.
 */
export function usePurchaseVouchers(
  filter: VoucherFilter | null,
  options?: QueryHookOptions,
): UseQueryResult<VoucherList, ContaproError> {
  return useContaproQuery((client) => filter && voucherQueries.list(client, filter), {
    ...options,
    keepWithin: filter ? (client) => [...voucherQueries.ofPeriod(client, filter), 'list'] : undefined,
    refetchInterval: SIGNED_ADDRESS_RENEWAL_MS,
  })
}
