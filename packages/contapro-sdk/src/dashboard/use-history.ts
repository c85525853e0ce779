import type { UseQueryResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { History } from '../contract/contract.ts'
import { type QueryHookOptions, useContaproQuery } from '../provider/use-contapro-query.ts'
import type { HistoryFilter } from './calls.ts'
import { dashboardQueries } from './queries.ts'

/**
 * Twelve months that end in the period (the evolution chart). It loads after the figures: pass `{ enabled: figures.isSuccess }`.
 * Pass null while nothing is selected.
 */
export function useHistory(
  filter: HistoryFilter | null,
  options?: QueryHookOptions,
): UseQueryResult<History, ContaproError> {
  return useContaproQuery((client) => filter && dashboardQueries.history(client, filter), options)
}
