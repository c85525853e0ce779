import type { UseQueryResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { OpenSession } from '../contract/contract.ts'
import { type QueryHookOptions, useContaproQuery } from '../provider/use-contapro-query.ts'
import { userQueries } from './queries.ts'

/** The open sessions of the accountant, the one with the latest call first. */
export function useSessions(options?: QueryHookOptions): UseQueryResult<OpenSession[], ContaproError> {
  return useContaproQuery(userQueries.sessions, options)
}
