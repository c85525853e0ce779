import type { UseQueryResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import { type QueryHookOptions, useContaproQuery } from '../provider/use-contapro-query.ts'
import { taxPeriodQueries } from './queries.ts'

/** Periods of a company (`YYYYMM`), newest first. Those of the selected company also renew the selection. */
export function useTaxPeriods(
  businessUuid: string | null | undefined,
  options?: QueryHookOptions,
): UseQueryResult<readonly string[], ContaproError> {
  return useContaproQuery((client) => (businessUuid ? taxPeriodQueries.list(client, businessUuid) : null), options)
}
