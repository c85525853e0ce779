import type { UseQueryResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { RuleChanges } from '../contract/contract.ts'
import { type QueryHookOptions, useContaproQuery } from '../provider/use-contapro-query.ts'
import { ruleChangeQueries } from './queries.ts'

/** Boxes of Formulario 621 that the rules of an update changed and nobody has confirmed to have seen. */
export function useRuleChanges(
  businessUuid: string,
  options?: QueryHookOptions,
): UseQueryResult<RuleChanges, ContaproError> {
  return useContaproQuery((client) => ruleChangeQueries.ofBusiness(client, businessUuid), options)
}
