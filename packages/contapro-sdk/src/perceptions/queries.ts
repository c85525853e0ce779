import type { ContaproClient } from '../client/contapro-client.ts'
import type { PerceptionList } from '../contract/contract.ts'
import type { PeriodScope } from '../contract/period-scope.ts'
import { type ContaproQuery, contaproQuery } from '../queries/contapro-query.ts'
import { resourceKey } from '../queries/resource-key.ts'
import { staleTimes } from '../queries/stale-times.ts'
import { listPerceptions } from './calls.ts'
import type { PerceptionFilter } from './calls.ts'

/** Queries of the perceptions. */
export interface PerceptionQueries {
  readonly all: (client: ContaproClient) => readonly unknown[]
  /** Everything of one period. */
  readonly ofPeriod: (client: ContaproClient, scope: Pick<PeriodScope, 'ruc' | 'taxPeriod'>) => readonly unknown[]
  /** A page of a period. */
  readonly list: (client: ContaproClient, filter: PerceptionFilter) => ContaproQuery<PerceptionList>
}

/** Queries of the perceptions: keys [...client.key, 'perceptions', ruc, taxPeriod, { page, size }]. */
export const perceptionQueries: PerceptionQueries = {
  all: (client) => resourceKey(client, 'perceptions'),
  ofPeriod: (client, { ruc, taxPeriod }) => [...perceptionQueries.all(client), ruc, taxPeriod],
  list: (client, filter) => {
    const { page, size } = filter
    return contaproQuery(
      [...perceptionQueries.ofPeriod(client, filter), { page, size }],
      staleTimes.vouchers,
      (options) => listPerceptions(client, filter, options),
    )
  },
}
