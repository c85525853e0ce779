import type { ContaproClient } from '../client/contapro-client.ts'
import type { RuleChanges } from '../contract/contract.ts'
import { type ContaproQuery, contaproQuery } from '../queries/contapro-query.ts'
import { resourceKey } from '../queries/resource-key.ts'
import { staleTimes } from '../queries/stale-times.ts'
import { listRuleChanges } from './calls.ts'

/** Queries of what the rules of an update changed. */
export interface RuleChangeQueries {
  readonly ofBusiness: (client: ContaproClient, businessUuid: string) => ContaproQuery<RuleChanges>
}

/** Queries of what the rules of an update changed: key [...client.key, 'pdt', 'rule-changes', businessUuid]. */
export const ruleChangeQueries: RuleChangeQueries = {
  ofBusiness: (client, businessUuid) =>
    contaproQuery([...resourceKey(client, 'pdt'), 'rule-changes', businessUuid], staleTimes.settings, (options) =>
      listRuleChanges(client, businessUuid, options),
    ),
}
