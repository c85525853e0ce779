import type { UseQueryResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import { type QueryHookOptions, useContaproQuery } from '../provider/use-contapro-query.ts'
import { userQueries } from './queries.ts'

/** Whether the token of a recovery link still holds; false when it is unknown, expired or used. Null asks for nothing. */
export function useRecoveryToken(
  token: string | null,
  options?: QueryHookOptions,
): UseQueryResult<boolean, ContaproError> {
  return useContaproQuery((client) => (token === null ? null : userQueries.recoveryToken(client, token)), {
    ...options,
    isOpen: true,
  })
}
