import type { ContaproClient } from '../client/contapro-client.ts'
import type { DepositFileList, DetractionList, DetractionTotals, PossibleDetractionList } from '../contract/contract.ts'
import type { PeriodScope } from '../contract/period-scope.ts'
import { type ContaproQuery, contaproQuery } from '../queries/contapro-query.ts'
import { resourceKey } from '../queries/resource-key.ts'
import { staleTimes } from '../queries/stale-times.ts'
import { getDetractionTotals, listDetractions } from './calls.ts'
import { listDepositFiles } from './deposit-file-calls.ts'
import { listPossibleDetractions, type PossibleDetractionFilter } from './entry-calls.ts'
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
  /** A page of what seems to be under detraction. */
  readonly possible: (client: ContaproClient, filter: PossibleDetractionFilter) => ContaproQuery<PossibleDetractionList>
  readonly depositFiles: (client: ContaproClient, scope: PeriodScope) => ContaproQuery<DepositFileList>
}

/** Queries of the detractions: keys [...client.key, 'detractions', ruc, taxPeriod, 'list', paid, …] and [… taxPeriod, 'totals' | 'possible' | 'deposit-files']. */
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
  possible: (client, filter) => {
    const { page, size } = filter
    return contaproQuery(
      [...detractionQueries.ofPeriod(client, filter), 'possible', { page, size }],
      staleTimes.vouchers,
      (options) => listPossibleDetractions(client, filter, options),
    )
  },
  depositFiles: (client, scope) =>
    contaproQuery([...detractionQueries.ofPeriod(client, scope), 'deposit-files'], staleTimes.vouchers, (options) =>
      listDepositFiles(client, scope, options),
    ),
}
