import type { UseMutationResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { RestoredPlan } from '../contract/contract.ts'
import { useContaproMutation } from '../provider/use-contapro-mutation.ts'
import { userQueries } from '../users/queries.ts'
import { undoPlanChange } from './calls.ts'
import { planQueries } from './queries.ts'

/** Undoes the last change of plan, and renews the accountant and the plans. Fails with 409 PLAN_CHANGE_FINAL, 422. */
export function useUndoPlanChange(): UseMutationResult<RestoredPlan, ContaproError, void> {
  return useContaproMutation({
    mutate: (client) => undoPlanChange(client),
    changes: (client) => [userQueries.all(client), planQueries.all(client)],
  })
}
