import type { UseMutationResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { RuleChanges } from '../contract/contract.ts'
import { useContaproMutation } from '../provider/use-contapro-mutation.ts'
import { confirmRuleChanges } from './calls.ts'
import { ruleChangeQueries } from './queries.ts'

/** Changes of a company that an accountant has seen. */
export interface SeenRuleChanges {
  readonly businessUuid: string
  /** Their ids. */
  readonly seen: number[]
}

/** Notes that the accountant has seen the changes: they are not shown again, to nobody. */
export function useConfirmRuleChanges(): UseMutationResult<RuleChanges, ContaproError, SeenRuleChanges> {
  return useContaproMutation({
    mutate: (client, { businessUuid, seen }: SeenRuleChanges) => confirmRuleChanges(client, businessUuid, seen),
    learn: (client, queryClient, left, { businessUuid }) =>
      queryClient.setQueryData(ruleChangeQueries.ofBusiness(client, businessUuid).queryKey, left),
  })
}
