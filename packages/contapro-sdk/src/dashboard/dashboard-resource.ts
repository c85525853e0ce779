import type { ApiParts } from '../client/api-parts.ts'
import type { CallOptions } from '../client/caller.ts'
import type { History, OperationType, PurchaseDashboard, SalesDashboard, TotalAmount } from '../contract/contract.ts'

/** One tax period (`YYYYMM`) of one company. */
export interface PeriodScope {
  readonly businessUuid: string
  readonly ruc: string
  readonly taxPeriod: string
}

/** Twelve months that end in the period, of one side of the register. */
export interface HistoryFilter extends Pick<PeriodScope, 'ruc' | 'taxPeriod'> {
  readonly operationType: OperationType
}

/** The figures of one tax period. All fail with 404 BUSINESS_NOT_FOUND for a company that is not the accountant's. */
export interface DashboardResource {
  /** IGV of the period: sales, purchases, balance, net. */
  readonly totalAmount: (scope: Pick<PeriodScope, 'ruc' | 'taxPeriod'>, options?: CallOptions) => Promise<TotalAmount>
  /** The purchases tab. */
  readonly purchases: (scope: PeriodScope, options?: CallOptions) => Promise<PurchaseDashboard>
  /** The sales tab. */
  readonly sales: (scope: PeriodScope, options?: CallOptions) => Promise<SalesDashboard>
  /** The evolution chart. */
  readonly history: (filter: HistoryFilter, options?: CallOptions) => Promise<History>
}

/** The dashboard of a client. */
export function dashboardResource({ api, call }: ApiParts): DashboardResource {
  return {
    totalAmount: ({ ruc, taxPeriod }, options) =>
      call(
        { operation: 'getTotalAmount', kind: 'read' },
        (init) =>
          api.GET('/app/internal/businesses/dashboard/total-amount', {
            ...init,
            params: { query: { ruc, tax_period: taxPeriod } },
          }),
        options,
      ),
    purchases: (scope, options) =>
      call(
        { operation: 'getPurchaseDashboard', kind: 'read' },
        (init) =>
          api.GET('/app/internal/purchase/dashboard', {
            ...init,
            params: { query: { filters: companyFilters(scope) } },
          }),
        options,
      ),
    sales: (scope, options) =>
      call(
        { operation: 'getSalesDashboard', kind: 'read' },
        (init) =>
          api.GET('/app/internal/sales/dashboard', { ...init, params: { query: { filters: companyFilters(scope) } } }),
        options,
      ),
    history: ({ ruc, taxPeriod, operationType }, options) => {
      const filters = JSON.stringify({ ruc, tax_period: taxPeriod, operation_type: operationType })
      return call(
        { operation: 'getHistory', kind: 'read' },
        (init) => api.GET('/app/internal/dashboard/history', { ...init, params: { query: { filters } } }),
        options,
      )
    },
  }
}

/** `filters` is one query parameter that holds a JSON object (decisions 9). */
function companyFilters({ ruc, taxPeriod, businessUuid }: PeriodScope): string {
  return JSON.stringify({ ruc, tax_period: taxPeriod, business_uuid: businessUuid })
}
