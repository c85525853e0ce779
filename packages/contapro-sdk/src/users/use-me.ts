import type { UseQueryResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { User } from '../contract/contract.ts'
import { type QueryHookOptions, useContaproQuery } from '../provider/use-contapro-query.ts'
import { userQueries } from './queries.ts'

/** The signed-in accountant. */
export function useMe(options?: QueryHookOptions): UseQueryResult<User, ContaproError> {
  return useContaproQuery(userQueries.me, options)
}
