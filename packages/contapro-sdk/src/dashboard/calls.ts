import type { CallOptions } from '../client/call.ts'
import type { ContaproClient } from '../client/contapro-client.ts'
import type { History, OperationType, PurchaseDashboard, SalesDashboard, TotalAmount } from '../contract/contract.ts'
import { type PeriodScope, periodFilters, periodQuery } from '../contract/period-scope.ts'
import * as defaults from '../generated/answer-defaults.gen.ts'

/** Twelve months that end in the period, of one side of the register. */
export interface HistoryFilter extends Pick<PeriodScope, 'ruc' | 'taxPeriod'> {
  readonly operationType: OperationType
}

/** IGV of a period: sales, purchases, balance, net. Fails with 404 BUSINESS_NOT_FOUND for a company that is not the accountant's. */
export function getTotalAmount(
  { call }: ContaproClient,
  scope: Pick<PeriodScope, 'ruc' | 'taxPeriod'>,
  options?: CallOptions,
): Promise<TotalAmount> {
  const route = 'GET /app/internal/businesses/dashboard/total-amount'
  return call(
    { operation: 'getTotalAmount', defaults: defaults.getTotalAmount, route, query: periodQuery(scope) },
    options,
  )
}

/** Purchases of a period, as their tab shows them. Fails with 404 BUSINESS_NOT_FOUND. */
export function getPurchaseDashboard(
  { call }: ContaproClient,
  scope: PeriodScope,
  options?: CallOptions,
): Promise<PurchaseDashboard> {
  const route = 'GET /app/internal/purchase/dashboard'
  return call(
    {
      operation: 'getPurchaseDashboard',
      defaults: defaults.getPurchaseDashboard,
      route,
      query: { filters: periodFilters(scope) },
    },
    options,
  )
}

/** Sales of a period, as their tab shows them. Fails with 404 BUSINESS_NOT_FOUND. */
export function getSalesDashboard(
  { call }: ContaproClient,
  scope: PeriodScope,
  options?: CallOptions,
): Promise<SalesDashboard> {
  const route = 'GET /app/internal/sales/dashboard'
  return call(
    {
      operation: 'getSalesDashboard',
      defaults: defaults.getSalesDashboard,
      route,
      query: { filters: periodFilters(scope) },
    },
    options,
  )
}

/** The evolution chart. Fails with 404 BUSINESS_NOT_FOUND. */
export function getHistory({ call }: ContaproClient, filter: HistoryFilter, options?: CallOptions): Promise<History> {
  const route = 'GET /app/internal/dashboard/history'
  return call({ operation: 'getHistory', route, query: { filters: sideFilters(filter) } }, options)
}

/** The `filters` of one side of a period: one query parameter that holds a JSON object (decisions 9). */
export function sideFilters(filter: HistoryFilter): string {
  return JSON.stringify({ ...periodQuery(filter), operation_type: filter.operationType })
}
