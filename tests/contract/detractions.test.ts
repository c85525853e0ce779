import { getDetractionTotals, listDetractions } from '@contapro/sdk'
import { expect } from 'vitest'
import { contractTest } from './frame/contract-test.ts'

const amount = expect.stringMatching(/^-?\d+\.\d\d$/)

contractTest('listDetractions', {
  call: (client, { business, taxPeriod }) =>
    listDetractions(client, {
      businessUuid: business.uuid,
      ruc: business.ruc,
      taxPeriod,
      paid: 'S',
      filterType: 'fechaPago',
      dateRange: { from: '2026-08-01', to: '2026-08-31' },
      page: 1,
      size: 50,
    }),
  sends: ({ business, taxPeriod }) => ({
    path: '/app/internal/businesses/dashboard/detractions',
    query: {
      business_uuid: business.uuid,
      ruc: business.ruc,
      tax_period: taxPeriod,
      paid: 'S',
      page: '1',
      size: '50',
      fecha_inicio: '2026-08-01',
      fecha_fin: '2026-08-31',
    },
  }),
  gives: () => ({
    vouchers: expect.any(Array),
    summary: { total_items: expect.any(Number), total_amount_detractions: amount },
    pagination: { total_items: expect.any(Number), total_pages: expect.any(Number) },
  }),
})

contractTest('getDetractionTotals', {
  call: (client, { business, taxPeriod }) =>
    getDetractionTotals(client, { businessUuid: business.uuid, ruc: business.ruc, taxPeriod }),
  sends: ({ business, taxPeriod }) => ({
    path: '/app/internal/businesses/dashboard/total-amount-detractions',
    query: { ruc: business.ruc, tax_period: taxPeriod, business_uuid: business.uuid },
  }),
  gives: () => ({ sum_paid_detractions: amount, sum_not_paid_detractions: amount, total_amount_detractions: amount }),
})
