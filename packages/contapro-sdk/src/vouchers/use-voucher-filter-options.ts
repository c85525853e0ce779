import type { UseQueryResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { VoucherFilterOptions } from '../contract/contract.ts'
import { type QueryHookOptions, useContaproQuery } from '../provider/use-contapro-query.ts'
import { voucherQueries } from './queries.ts'
import type { VoucherScope } from './calls.ts'

/** What the vouchers of a period can be filtered by: key → name for each field. Pass null while nothing is selected. */
export function useVoucherFilterOptions(
  scope: VoucherScope | null,
  options?: QueryHookOptions,
): UseQueryResult<VoucherFilterOptions, ContaproError> {
  return useContaproQuery((client) => scope && voucherQueries.filterOptions(client, scope), options)
}
