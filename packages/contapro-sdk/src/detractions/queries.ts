import type { ContaproClient } from '../client/contapro-client.ts'
import type { DetractionList, DetractionTotals } from '../contract/contract.ts'
import type { PeriodScope } from '../contract/period-scope.ts'
import { type ContaproQuery, contaproQuery } from '../queries/contapro-query.ts'
import { resourceKey } from '../queries/resource-key.ts'
import { staleTimes } from '../queries/stale-times.ts'
import { getDetractionTotals, listDetractions } from './calls.ts'
import { type DetractionFilter, paymentDatesOf } from './calls.ts'

/** Queries of the detractions. */
export interface DetractionQueries {
  readonly all: (client: ContaproClient) => readonly unknown[]
  /** Everything of one period. */
  readonly ofPeriod: (client: ContaproClient, scope: Pick<PeriodScope, 'ruc' | 'taxPeriod'>) => readonly unknown[]
  /** All pages of one tab. */
  readonly ofTab: (client: ContaproClient, filter: DetractionFilter) => readonly unknown[]
  /** A page of one tab. */
  readonly list: (client: ContaproClient, filter: DetractionFilter) => ContaproQuery<DetractionList>
  readonly totals: (client: ContaproClient, scope: PeriodScope) => ContaproQuery<DetractionTotals>
}

/** Queries of the detractions: keys [...client.key, 'detractions', ruc, taxPeriod, 'list', paid, …] and [… taxPeriod, 'totals']. */
export const detractionQueries: DetractionQueries = {
  all: (client) => resourceKey(client, 'detractions'),
  ofPeriod: (client, { ruc, taxPeriod }) => [...detractionQueries.all(client), ruc, taxPeriod],
  ofTab: (client, filter) => [...detractionQueries.ofPeriod(client, filter), 'list', filter.paid],
  list: (client, filter) => {
    const { page, size } = filter
    return contaproQuery(
      // Dates that are not sent make no other answer.
      [...detractionQueries.ofTab(client, filter), { page, size, ...paymentDatesOf(filter) }],
      staleTimes.vouchers,
      (options) => listDetractions(client, filter, options),
    )
  },
  totals: (client, scope) =>
    contaproQuery([...detractionQueries.ofPeriod(client, scope), 'totals'], staleTimes.dashboard, (options) =>
      getDetractionTotals(client, scope, options),
    ),
}
