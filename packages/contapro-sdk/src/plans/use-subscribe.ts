import type { UseMutationResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { Subscription } from '../contract/contract.ts'
import { useContaproMutation } from '../provider/use-contapro-mutation.ts'
import { userQueries } from '../users/queries.ts'
import { subscribe } from './calls.ts'
import type { PlanChoice } from './calls.ts'
import { planQueries } from './queries.ts'

/** Picks a plan, and renews the accountant and the plans. Fails with 409 TRIAL_ALREADY_USED, 422. */
export function useSubscribe(): UseMutationResult<Subscription, ContaproError, PlanChoice> {
  return useContaproMutation({
    mutate: (client, choice: PlanChoice) => subscribe(client, choice),
    changes: (client) => [userQueries.all(client), planQueries.all(client)],
  })
}
