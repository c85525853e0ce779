import { getHistory, getPurchaseDashboard, getSalesDashboard, getTotalAmount, type PeriodScope } from '@contapro/sdk'
import { expect } from 'vitest'
import { contractTest } from './frame/contract-test.ts'
import type { Known } from './frame/known.ts'

const scopeOf = ({ business, taxPeriod }: Known): PeriodScope => ({
  businessUuid: business.uuid,
  ruc: business.ruc,
  taxPeriod,
})
const filtersOf = ({ business, taxPeriod }: Known): Record<string, string> => ({
  filters: `{"ruc":"${business.ruc}","tax_period":"${taxPeriod}","business_uuid":"${business.uuid}"}`,
})

// The figures of the sample month, before any observation rule: the table that closes the decisions.
contractTest('getTotalAmount', {
  call: (client, known) => getTotalAmount(client, scopeOf(known)),
  sends: ({ business, taxPeriod }) => ({
    path: '/app/internal/businesses/dashboard/total-amount',
    query: { ruc: business.ruc, tax_period: taxPeriod },
  }),
  gives: () =>
    expect.objectContaining({
      total_amount_igv_sales: '2189.40',
      total_amount_igv_purchase: '1191.43',
      total_amount_igv_total: '997.97',
    }),
})

contractTest('getPurchaseDashboard', {
  call: (client, known) => getPurchaseDashboard(client, scopeOf(known)),
  sends: (known) => ({ path: '/app/internal/purchase/dashboard', query: filtersOf(known) }),
  gives: () => expect.objectContaining({ total_importe_total: '14810.00', total_cpes_count: 12 }),
})

contractTest('getSalesDashboard', {
  call: (client, known) => getSalesDashboard(client, scopeOf(known)),
  sends: (known) => ({ path: '/app/internal/sales/dashboard', query: filtersOf(known) }),
  gives: () => expect.objectContaining({ total_importe_total: '33869.40', total_cpes_count: 9 }),
})

contractTest('getHistory', {
  call: (client, known) => getHistory(client, { ...scopeOf(known), operationType: 'VENTA' }),
  sends: ({ business, taxPeriod }) => ({
    path: '/app/internal/dashboard/history',
    query: { filters: `{"ruc":"${business.ruc}","tax_period":"${taxPeriod}","operation_type":"VENTA"}` },
  }),
  gives: () => ({
    history: expect.objectContaining({
      '202509': { total_importe_total: '0.00', total_cpes_count: 0 },
      '202608': { total_importe_total: '33869.40', total_cpes_count: 9 },
    }),
  }),
})
