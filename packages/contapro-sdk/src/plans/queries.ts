import type { ContaproClient } from '../client/contapro-client.ts'
import type { PlanList } from '../contract/contract.ts'
import { type ContaproQuery, contaproQuery } from '../queries/contapro-query.ts'
import { resourceKey } from '../queries/resource-key.ts'
import { staleTimes } from '../queries/stale-times.ts'
import { listPlans } from './calls.ts'

/** Queries of the plans. */
export interface PlanQueries {
  readonly all: (client: ContaproClient) => readonly unknown[]
  /** The plans on offer. */
  readonly list: (client: ContaproClient) => ContaproQuery<PlanList>
}

/** Queries of the plans: key [...client.key, 'plans', 'list']. */
export const planQueries: PlanQueries = {
  all: (client) => resourceKey(client, 'plans'),
  list: (client) =>
    contaproQuery([...planQueries.all(client), 'list'], staleTimes.plans, (options) => listPlans(client, options)),
}
