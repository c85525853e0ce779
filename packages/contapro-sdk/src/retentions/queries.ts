import type { ContaproClient } from '../client/contapro-client.ts'
import type { RetentionList } from '../contract/contract.ts'
import type { PeriodScope } from '../contract/period-scope.ts'
import { type ContaproQuery, contaproQuery } from '../queries/contapro-query.ts'
import { resourceKey } from '../queries/resource-key.ts'
import { staleTimes } from '../queries/stale-times.ts'
import { listRetentions } from './calls.ts'
import type { RetentionFilter } from './calls.ts'

/** Queries of the retentions. */
export interface RetentionQueries {
  readonly all: (client: ContaproClient) => readonly unknown[]
  /** Everything of one period. */
  readonly ofPeriod: (client: ContaproClient, scope: Pick<PeriodScope, 'ruc' | 'taxPeriod'>) => readonly unknown[]
  /** A page of a period. */
  readonly list: (client: ContaproClient, filter: RetentionFilter) => ContaproQuery<RetentionList>
}

/** Queries of the retentions: keys [...client.key, 'retentions', ruc, taxPeriod, { page, size }]. */
export const retentionQueries: RetentionQueries = {
  all: (client) => resourceKey(client, 'retentions'),
  ofPeriod: (client, { ruc, taxPeriod }) => [...retentionQueries.all(client), ruc, taxPeriod],
  list: (client, filter) => {
    const { page, size } = filter
    return contaproQuery(
      [...retentionQueries.ofPeriod(client, filter), { page, size }],
      staleTimes.vouchers,
      (options) => listRetentions(client, filter, options),
    )
  },
}
