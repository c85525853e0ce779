import type { UseQueryResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { Business } from '../contract/contract.ts'
import { type QueryHookOptions, useContaproQuery } from '../provider/use-contapro-query.ts'
import { businessQueries } from './queries.ts'

/** The accountant's companies, by status text in descending order, then by name (decisions 19). */
export function useCompanies(options?: QueryHookOptions): UseQueryResult<readonly Business[], ContaproError> {
  return useContaproQuery(businessQueries.list, options)
}
