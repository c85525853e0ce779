import type { UseQueryResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { PurchaseDashboard } from '../contract/contract.ts'
import { type QueryHookOptions, useContaproQuery } from '../provider/use-contapro-query.ts'
import type { PeriodScope } from '../contract/period-scope.ts'
import { dashboardQueries } from './queries.ts'

/** Purchases of a period (the Compras tab). Pass null while nothing is selected. */
export function usePurchaseDashboard(
  scope: PeriodScope | null,
  options?: QueryHookOptions,
): UseQueryResult<PurchaseDashboard, ContaproError> {
  return useContaproQuery((client) => scope && dashboardQueries.purchases(client, scope), options)
}
