import type { UseQueryResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { PlanList } from '../contract/contract.ts'
import { type QueryHookOptions, useContaproQuery } from '../provider/use-contapro-query.ts'
import { planQueries } from './queries.ts'

/** The plans on offer, by plan type, and whether the account may still have a free trial (decisions 34). */
export function usePlans(options?: QueryHookOptions): UseQueryResult<PlanList, ContaproError> {
  return useContaproQuery(planQueries.list, options)
}
