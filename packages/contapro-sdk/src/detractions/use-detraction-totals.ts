import type { UseQueryResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { DetractionTotals } from '../contract/contract.ts'
import type { PeriodScope } from '../contract/period-scope.ts'
import { type QueryHookOptions, useContaproQuery } from '../provider/use-contapro-query.ts'
import { detractionQueries } from './queries.ts'

/** Paid and unpaid detractions of a period (the dashboard's card). Pass null while nothing is selected. */
export function useDetractionTotals(
  scope: PeriodScope | null,
  options?: QueryHookOptions,
): UseQueryResult<DetractionTotals, ContaproError> {
  return useContaproQuery((client) => scope && detractionQueries.totals(client, scope), options)
}
