import type { TaxPeriod } from '@contapro/sunat'
import { Hono } from 'hono'
import type { ApiEnv } from '../../platform/http/api-env.ts'
import type { DashboardFilters } from '../../platform/http/contract/contract-values.ts'
import { fromContract } from '../../platform/http/from-contract.ts'
import { toTotalAmount } from '../../vouchers/boxes/total-amount.ts'
import { toHistory, toPurchaseDashboard, toSalesDashboard } from './dashboard-answers.ts'
import { type DashboardQuery, getDashboard, getPurchaseDashboard } from './get-dashboard.ts'
import { getHistory } from './get-history.ts'
import { getTotalAmount } from './get-total-amount.ts'

export const dashboardRoutes = new Hono<ApiEnv>()
  .get('/app/internal/businesses/dashboard/total-amount', fromContract('getTotalAmount'), async (c) => {
    const { ruc, tax_period } = c.req.valid('query')
    return c.json(toTotalAmount(await getTotalAmount(c.var.ctx, ruc, tax_period as TaxPeriod)))
  })
  .get('/app/internal/purchase/dashboard', fromContract('getPurchaseDashboard'), async (c) => {
    const { filters } = c.req.valid('query')
    return c.json(toPurchaseDashboard(await getPurchaseDashboard(c.var.ctx, toQuery(filters))))
  })
  .get('/app/internal/sales/dashboard', fromContract('getSalesDashboard'), async (c) => {
    const { filters } = c.req.valid('query')
    return c.json(toSalesDashboard(await getDashboard(c.var.ctx, { ...toQuery(filters), operation: 'VENTA' })))
  })
  .get('/app/internal/dashboard/history', fromContract('getHistory'), async (c) => {
    const { ruc, tax_period, operation_type } = c.req.valid('query').filters
    const query = { ruc, period: tax_period as TaxPeriod, operation: operation_type }
    return c.json(toHistory(await getHistory(c.var.ctx, query)))
  })

const toQuery = ({ ruc, tax_period, business_uuid }: DashboardFilters): Omit<DashboardQuery, 'operation'> => ({
  ruc,
  businessUuid: business_uuid,
  period: tax_period as TaxPeriod,
})
