import type { UseQueryResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { DepositFileList } from '../contract/contract.ts'
import type { PeriodScope } from '../contract/period-scope.ts'
import { type QueryHookOptions, useContaproQuery } from '../provider/use-contapro-query.ts'
import { detractionQueries } from './queries.ts'

/** The bulk deposit files of a period, newest first. Pass null while nothing is selected. */
export function useDepositFiles(
  scope: PeriodScope | null,
  options?: QueryHookOptions,
): UseQueryResult<DepositFileList, ContaproError> {
  return useContaproQuery((client) => scope && detractionQueries.depositFiles(client, scope), options)
}
