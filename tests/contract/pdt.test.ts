import { getPdt621, getPdtReport, listPdt621Vouchers } from '@contapro/sdk'
import { expect } from 'vitest'
import { contractTest } from './frame/contract-test.ts'
import type { Known } from './frame/known.ts'

const amount = expect.stringMatching(/^-?\d+\.\d\d$/)

const scope = ({ business, taxPeriod }: Known) => ({ businessUuid: business.uuid, ruc: business.ruc, taxPeriod })
const companyFilters = ({ business, taxPeriod }: Known) =>
  JSON.stringify({ ruc: business.ruc, tax_period: taxPeriod, business_uuid: business.uuid })

contractTest('getPdtReport', {
  call: (client, known) => getPdtReport(client, { ...scope(known), operationType: 'COMPRA' }),
  sends: ({ business, taxPeriod }) => ({
    path: '/app/internal/dashboard/pdt-report',
    query: { filters: JSON.stringify({ ruc: business.ruc, tax_period: taxPeriod, operation_type: 'COMPRA' }) },
  }),
  gives: () =>
    expect.objectContaining({
      operation_type: 'COMPRA',
      total_cpes_count: 12,
      non_taxable_amount: '909.00',
      igv_18_amount: amount,
      total_amount_perceptions: '23.60',
      total_amount_retentions: '354.00',
    }),
})

contractTest('getPdt621', {
  call: (client, known) => getPdt621(client, scope(known)),
  sends: (known) => ({ path: '/app/internal/dashboard/pdt-621', query: { filters: companyFilters(known) } }),
  gives: () =>
    expect.objectContaining({
      tax_period: '202608',
      boxes: expect.arrayContaining([expect.objectContaining({ box: '107', section: 'compras', sum: amount })]),
    }),
})

contractTest('listPdt621Vouchers', {
  call: (client, known) => listPdt621Vouchers(client, { ...scope(known), box: '107', page: 1, size: 50 }),
  sends: (known) => ({
    path: '/app/internal/dashboard/pdt-621/vouchers',
    query: { filters: companyFilters(known), box: '107', page: '1', size: '50' },
  }),
  gives: () => ({
    data: expect.any(Array),
    metadata: { pagination: { total_items: expect.any(Number), total_pages: expect.any(Number) } },
    summary: { total_items: expect.any(Number), box_amount: amount },
  }),
})
