import { listPerceptions, listRetentions } from '@contapro/sdk'
import { contractTest } from './frame/contract-test.ts'
import type { Known } from './frame/known.ts'

const reports = '/app/internal/businesses/dashboard-reports'
const pagination = { total_items: 1, total_pages: 1 }

const filter = ({ business, taxPeriod }: Known) => ({
  businessUuid: business.uuid,
  ruc: business.ruc,
  taxPeriod,
  page: 1,
  size: 50,
})
const query = ({ business, taxPeriod }: Known) => ({
  business_ruc: business.ruc,
  business_uuid: business.uuid,
  tax_period: taxPeriod,
  page: '1',
  size: '50',
})

// The sample month: one perception and one retention suffered (boxes 171 and 179).
contractTest('listPerceptions', {
  call: async (client, known) => {
    const { vouchers, ...rest } = await listPerceptions(client, filter(known))
    return { codes: vouchers.map(({ code }) => code), ...rest }
  },
  sends: (known) => ({ path: `${reports}/perceptions`, query: query(known) }),
  gives: () => ({
    codes: ['20990000027-40-P001-21'],
    summary: { total_items: 1, total_amount_perceptions: '23.60' },
    pagination,
  }),
})

contractTest('listRetentions', {
  call: async (client, known) => {
    const { vouchers, ...rest } = await listRetentions(client, filter(known))
    return { codes: vouchers.map(({ code }) => code), ...rest }
  },
  sends: (known) => ({ path: `${reports}/retentions`, query: query(known) }),
  gives: () => ({
    codes: ['20990000078-20-R001-9'],
    summary: { total_items: 1, total_amount_retentions: '354.00' },
    pagination,
  }),
})
