import type { UseQueryResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { TotalAmount } from '../contract/contract.ts'
import { type QueryHookOptions, useContaproQuery } from '../provider/use-contapro-query.ts'
import type { PeriodScope } from '../contract/period-scope.ts'
import { dashboardQueries } from './queries.ts'

/** IGV of a period: sales, purchases, balance, net (the overview card). Pass null while nothing is selected. */
export function useTotalAmount(
  scope: PeriodScope | null,
  options?: QueryHookOptions,
): UseQueryResult<TotalAmount, ContaproError> {
  return useContaproQuery((client) => scope && dashboardQueries.totalAmount(client, scope), options)
}
