import type { ContaproClient } from '../client/contapro-client.ts'
import type { History, PurchaseDashboard, SalesDashboard, TotalAmount } from '../contract/contract.ts'
import type { PeriodScope } from '../contract/period-scope.ts'
import { type ContaproQuery, contaproQuery } from '../queries/contapro-query.ts'
import { resourceKey } from '../queries/resource-key.ts'
import { staleTimes } from '../queries/stale-times.ts'
import { getHistory, getPurchaseDashboard, getSalesDashboard, getTotalAmount, type HistoryFilter } from './calls.ts'

/** Queries of the figures of a period. */
export interface DashboardQueries {
  readonly all: (client: ContaproClient) => readonly unknown[]
  /** Everything of one period of one company. */
  readonly ofPeriod: (client: ContaproClient, scope: Pick<PeriodScope, 'ruc' | 'taxPeriod'>) => readonly unknown[]
  readonly totalAmount: (
    client: ContaproClient,
    scope: Pick<PeriodScope, 'ruc' | 'taxPeriod'>,
  ) => ContaproQuery<TotalAmount>
  readonly purchases: (client: ContaproClient, scope: PeriodScope) => ContaproQuery<PurchaseDashboard>
  readonly sales: (client: ContaproClient, scope: PeriodScope) => ContaproQuery<SalesDashboard>
  readonly history: (client: ContaproClient, filter: HistoryFilter) => ContaproQuery<History>
}

/** Queries of the figures: keys [...client.key, 'dashboard', ruc, taxPeriod, …]. */
export const dashboardQueries: DashboardQueries = {
  all: (client) => resourceKey(client, 'dashboard'),
  ofPeriod: (client, { ruc, taxPeriod }) => [...dashboardQueries.all(client), ruc, taxPeriod],
  totalAmount: (client, scope) =>
    contaproQuery([...dashboardQueries.ofPeriod(client, scope), 'total-amount'], staleTimes.dashboard, (options) =>
      getTotalAmount(client, scope, options),
    ),
  purchases: (client, scope) =>
    contaproQuery([...dashboardQueries.ofPeriod(client, scope), 'purchases'], staleTimes.dashboard, (options) =>
      getPurchaseDashboard(client, scope, options),
    ),
  sales: (client, scope) =>
    contaproQuery([...dashboardQueries.ofPeriod(client, scope), 'sales'], staleTimes.dashboard, (options) =>
      getSalesDashboard(client, scope, options),
    ),
  history: (client, filter) =>
    contaproQuery(
      [...dashboardQueries.ofPeriod(client, filter), 'history', filter.operationType],
      staleTimes.dashboard,
      (options) => getHistory(client, filter, options),
    ),
}
