import type { UseQueryResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { PossibleDetractionList } from '../contract/contract.ts'
import { type QueryHookOptions, useContaproQuery } from '../provider/use-contapro-query.ts'
import type { PossibleDetractionFilter } from './entry-calls.ts'
import { detractionQueries } from './queries.ts'

/** A page of the purchases that seem to be under detraction and carry no mark. Pass null while nothing is selected. */
export function usePossibleDetractions(
  filter: PossibleDetractionFilter | null,
  options?: QueryHookOptions,
): UseQueryResult<PossibleDetractionList, ContaproError> {
  return useContaproQuery((client) => filter && detractionQueries.possible(client, filter), options)
}
