import type { UseQueryResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { SalesDashboard } from '../contract/contract.ts'
import { type QueryHookOptions, useContaproQuery } from '../provider/use-contapro-query.ts'
import type { PeriodScope } from '../contract/period-scope.ts'
import { dashboardQueries } from './queries.ts'

/** Sales of a period (the Ventas tab). Pass null while nothing is selected. */
export function useSalesDashboard(
  scope: PeriodScope | null,
  options?: QueryHookOptions,
): UseQueryResult<SalesDashboard, ContaproError> {
  return useContaproQuery((client) => scope && dashboardQueries.sales(client, scope), options)
}
