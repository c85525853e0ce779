import { getVoucherFile, listVoucherFilterOptions, listVouchers } from '@contapro/sdk'
import { expect } from 'vitest'
import { contractTest } from './frame/contract-test.ts'

const xmlPath = '/app/internal/voucher-files/'

contractTest('listVouchers', {
  call: (client, { business, taxPeriod }) =>
    listVouchers(client, {
      ruc: business.ruc,
      taxPeriod,
      page: 1,
      size: 50,
      status: '0',
      filterBy: 'serie_number',
      valueFilter: 'F001-101',
      operationType: 'COMPRA',
    }),
  sends: ({ business, taxPeriod }) => ({
    path: '/app/internal/businesses/dashboard-reports/all-invoices',
    query: {
      ruc: business.ruc,
      tax_period: taxPeriod,
      page: '1',
      size: '50',
      status: '0',
      filter_by: 'serie_number',
      value_filter: 'F001-101',
      operation_type: 'COMPRA',
    },
  }),
  gives: () => ({
    data: [
      expect.objectContaining({ code: '20990000027-01-F001-101', xml_cpe_link: expect.stringContaining(xmlPath) }),
    ],
    metadata: { pagination: { total_items: 1, total_pages: 1 } },
    summary: expect.objectContaining({ total_items: 1 }),
  }),
})

contractTest('listVoucherFilterOptions', {
  call: (client, { business, taxPeriod }) => listVoucherFilterOptions(client, { ruc: business.ruc, taxPeriod }),
  sends: ({ business, taxPeriod }) => ({
    path: '/app/internal/businesses/dashboard-reports/filter-all-invoices',
    query: { ruc: business.ruc, tax_period: taxPeriod },
  }),
  gives: () =>
    expect.objectContaining({
      types_of_vouchers: expect.objectContaining({ '01': 'Factura' }),
      serie_number_of_vouchers: expect.arrayContaining(['F001-101']),
    }),
})

contractTest('getVoucherFile', {
  call: async (client, { business, taxPeriod }) => {
    const filter = { ruc: business.ruc, taxPeriod, filterBy: 'serie_number', valueFilter: 'F001-101' } as const
    const [voucher] = (await listVouchers(client, filter)).data
    const file = await getVoucherFile(client, voucher?.xml_cpe_link ?? '')
    return [file.type, await file.text()]
  },
  sends: ({ business }) => ({
    path: `${xmlPath}${business.uuid}/20990000027-01-F001-101.xml`,
    query: { expires: expect.stringMatching(/^\d+$/), signature: expect.any(String) },
  }),
  gives: () => [expect.stringContaining('xml'), expect.stringContaining('<cbc:ID>F001-101</cbc:ID>')],
})
