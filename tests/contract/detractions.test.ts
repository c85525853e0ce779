import { getDetractionTotals, listDetractions } from '@contapro/sdk'
import { contractTest } from './frame/contract-test.ts'

// The sample month without its deposit reports: nothing is paid, E001-12 is not.
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
    vouchers: [],
    summary: { total_items: 0, total_amount_detractions: '0.00', unknown_amount_count: 0 },
    pagination: { total_items: 0, total_pages: 0 },
  }),
})

contractTest('getDetractionTotals', {
  call: (client, { business, taxPeriod }) =>
    getDetractionTotals(client, { businessUuid: business.uuid, ruc: business.ruc, taxPeriod }),
  sends: ({ business, taxPeriod }) => ({
    path: '/app/internal/businesses/dashboard/total-amount-detractions',
    query: { ruc: business.ruc, tax_period: taxPeriod, business_uuid: business.uuid },
  }),
  gives: () => ({
    sum_paid_detractions: '0.00',
    sum_not_paid_detractions: '708.00',
    unknown_not_paid_detractions_count: 0,
    total_amount_detractions: '708.00',
  }),
})
