import type { ContaproClient } from '../client/contapro-client.ts'
import type { ReviewedVoucherList } from '../contract/contract.ts'
import type { PeriodScope } from '../contract/period-scope.ts'
import { type ContaproQuery, contaproQuery } from '../queries/contapro-query.ts'
import { resourceKey } from '../queries/resource-key.ts'
import { staleTimes } from '../queries/stale-times.ts'
import { listObservedVouchers, listRejectedVouchers, listValidatedVouchers, type ReviewFilter } from './calls.ts'

/** The lists of the Observaciones screen: the three values of a purchase's status. */
export type ReviewList = 'observed' | 'rejected' | 'validated'

/** Queries of the Observaciones lists. */
export interface ObservationQueries {
  readonly all: (client: ContaproClient) => readonly unknown[]
  /** Everything of one period. */
  readonly ofPeriod: (client: ContaproClient, scope: Pick<PeriodScope, 'ruc' | 'taxPeriod'>) => readonly unknown[]
  /** All pages of one list. */
  readonly ofList: (client: ContaproClient, list: ReviewList, filter: ReviewFilter) => readonly unknown[]
  /** A page of one list. */
  readonly list: (client: ContaproClient, list: ReviewList, filter: ReviewFilter) => ContaproQuery<ReviewedVoucherList>
}

const LISTS = { observed: listObservedVouchers, rejected: listRejectedVouchers, validated: listValidatedVouchers }

/** Queries of the Observaciones lists: keys [...client.key, 'observations', ruc, taxPeriod, list, { page, size }]. */
export const observationQueries: ObservationQueries = {
  all: (client) => resourceKey(client, 'observations'),
  ofPeriod: (client, { ruc, taxPeriod }) => [...observationQueries.all(client), ruc, taxPeriod],
  ofList: (client, list, filter) => [...observationQueries.ofPeriod(client, filter), list],
  list: (client, list, filter) =>
    contaproQuery(
      [...observationQueries.ofList(client, list, filter), { page: filter.page, size: filter.size }],
      staleTimes.vouchers,
      (options) => LISTS[list](client, filter, options),
    ),
}
