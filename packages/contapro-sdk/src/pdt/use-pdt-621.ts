import type { UseQueryResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { Pdt621 } from '../contract/contract.ts'
import type { PeriodScope } from '../contract/period-scope.ts'
import { type QueryHookOptions, useContaproQuery } from '../provider/use-contapro-query.ts'
import { pdtQueries } from './queries.ts'

/** The boxes of Formulario 621: exact sum, value by the rounding of SUNAT, difference. Pass null while nothing is selected. */
export function usePdt621(
  scope: PeriodScope | null,
  options?: QueryHookOptions,
): UseQueryResult<Pdt621, ContaproError> {
  return useContaproQuery((client) => scope && pdtQueries.boxes(client, scope), options)
}
