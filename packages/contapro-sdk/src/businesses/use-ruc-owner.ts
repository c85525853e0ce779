import type { UseQueryResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { RucOwner } from '../contract/contract.ts'
import { type QueryHookOptions, useContaproQuery } from '../provider/use-contapro-query.ts'
import { businessQueries } from './queries.ts'

/** Whose company a RUC is; null when nobody registered it. Pass null while there is no whole RUC to ask for. */
export function useRucOwner(
  ruc: string | null,
  options?: QueryHookOptions,
): UseQueryResult<RucOwner | null, ContaproError> {
  return useContaproQuery((client) => (ruc === null ? null : businessQueries.ownerOf(client, ruc)), options)
}
