import { centimos } from '@contapro/sunat'
import { expect, test } from 'vitest'
import type { BusinessRow } from '../../src/company/businesses.store.ts'
import { purchasesFile, salesFile } from '../../test-kit/register-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, addBusiness, type TestAccountant } from '../../test-kit/testing-records.ts'
import { sampleFile, upload } from '../../test-kit/uploads.ts'

const app = useTestApp()

async function company(): Promise<{ as: TestAccountant; business: BusinessRow }> {
  const as = await addAccountant(app.services)
  return { as, business: await addBusiness(app.services, as) }
}

const totalAmount = async (as: TestAccountant, ruc: string, period: string) =>
  (await app.request(`/app/internal/businesses/dashboard/total-amount?ruc=${ruc}&tax_period=${period}`, { as })).body
const tab = async (side: 'purchase' | 'sales', as: TestAccountant, business: BusinessRow, period: string) => {
  const filters = JSON.stringify({ ruc: business.ruc, tax_period: period, business_uuid: business.uuid })
  return (await app.request(`/app/internal/${side}/dashboard?filters=${encodeURIComponent(filters)}`, { as })).body
}

test('a month that ends in favour of the company lowers what the next one pays', async () => {
  const { as, business } = await company()
  const { ruc } = business
  await upload(app, as, business, [
    purchasesFile(ruc, '202512', [{ taxable: 1000_00, igv: 180_00 }]),
    salesFile(ruc, '202512', [{ taxable: 500_00, igv: 90_00 }]),
    salesFile(ruc, '202601', [{ taxable: 1000_00, igv: 180_00 }]),
  ])
  expect(await totalAmount(as, ruc, '202512')).toMatchObject({ total_amount_igv_total: '-90.00' })
  expect(await totalAmount(as, ruc, '202601')).toMatchObject({
    total_amount_igv_sales: '180.00',
    total_amount_igv_total: '90.00',
    sum_positive_balance: '90.00',
    flag_show_positive_balance: true,
    positive_balance_period: '202512',
  })
})

test('credit notes, debit notes and other types are counted apart, and reduced rates by their year', async () => {
  const { as, business } = await company()
  const { ruc } = business
  await upload(app, as, business, [
    salesFile(ruc, '202512', [{ taxable: 100_00, igv: 10_00 }, { number: '2' }]),
    salesFile(ruc, '202601', [
      { taxable: 200_00, igv: 21_00 },
      { type: '03', series: 'B001', number: '7' },
      { type: '07', series: 'FC01', number: '1', taxable: -50_00, igv: -9_00, noteType: '01' },
      { type: '08', series: 'FD01', number: '1', taxable: 10_00, igv: 1_80, noteType: '01' },
      { type: '12', series: '001', number: '9' },
    ]),
  ])
  expect(await tab('sales', as, business, '202601')).toMatchObject({
    igv_10_label: 'IGV 10.5%',
    igv_10_taxable_amount: '200.00',
    igv_10_amount: '21.00',
    igv_18_taxable_amount: '160.00',
    igv_18_amount: '28.80',
    total_count_fa: 1,
    total_count_bv: 1,
    total_count_nc: 1,
    total_count_nd: 1,
    total_count_other_codes: 1,
    total_amount_nc: '-59.00',
    total_amount_nd: '11.80',
    total_amount_other_codes: '118.00',
    total_importe_total: '409.80',
    porcentage_previous_month: { porcentage_total_sales: 79.7, porcentage_cps_count: 150 },
  })
  expect(await tab('sales', as, business, '202512')).toMatchObject({ igv_10_label: 'IGV 10%', igv_10_amount: '10.00' })
})

test('IVAP has its own line, and an export is not taxable', async () => {
  const { as, business } = await company()
  const none = centimos(0)
  const amounts = {
    exportValue: none,
    taxable: none,
    taxableDiscount: none,
    igv: none,
    igvDiscount: none,
    exonerated: none,
    unaffected: none,
    isc: none,
    ivapTaxable: none,
    ivap: none,
    icbper: none,
    otherTaxes: none,
  }
  const total = centimos(1040_00)
  await upload(app, as, business, [
    salesFile(business.ruc, '202601', [
      { amounts: { ...amounts, ivapTaxable: centimos(1000_00), ivap: centimos(40_00), total } } as object,
      { amounts: { ...amounts, exportValue: centimos(500_00), total: centimos(500_00) } } as object,
    ]),
  ])
  expect(await tab('sales', as, business, '202601')).toMatchObject({
    ivap_taxable_amount: '1000.00',
    ivap_amount: '40.00',
    non_taxable_amount: '500.00',
    igv_18_taxable_amount: '0.00',
    total_importe_total: '1540.00',
  })
  expect(await totalAmount(as, business.ruc, '202601')).toMatchObject({ total_amount_igv_sales: '0.00' })
})

test('boletas, old facturas and annulled vouchers give no credit; an annulled one is no deductible expense', async () => {
  const { as, business } = await company()
  await upload(app, as, business, [
    purchasesFile(business.ruc, '202608', [
      { number: '1' },
      { number: '2', type: '03', series: 'B001', taxable: 1_00, igv: 18 },
      { number: '3', issuedOn: '2025-07-10' as never },
      { number: '4', state: '2' },
      { number: '5', type: '07', series: 'FC01', taxable: -10_00, igv: -1_80, noteType: '01' },
    ]),
  ])
  expect(await totalAmount(as, business.ruc, '202608')).toMatchObject({
    total_amount_igv_purchase: '16.20',
    purchase_credit_cpes_count: 2,
    total_cpes_count: 5,
  })
  // Not deductible: the annulled one, and the boleta of a RUC 20 (LIR, art. 37).
  expect(await tab('purchase', as, business, '202608')).toMatchObject({ deductible_count: 3, not_deductible_count: 2 })
})

test('an XML in another currency without a register row shows its own amounts, and counts in no total', async () => {
  const { as, business } = await company()
  const voucher = dollarInvoice(business.ruc)
  const { files } = await upload(app, as, business, [{ name: 'f.xml', content: voucher }])
  expect(files).toMatchObject([{ state: 'done', vouchers_new: 1 }])
  expect(await totalAmount(as, business.ruc, '202608')).toMatchObject({
    missing_exchange_rate_count: 1,
    total_amount: '0.00',
    total_amount_igv_purchase: '0.00',
  })
  const list = `/app/internal/businesses/dashboard-reports/all-invoices?ruc=${business.ruc}&tax_period=202608`
  expect((await app.request(list, { as })).body).toMatchObject({
    data: [
      {
        flag_missing_exchange_rate: true,
        taxable_amount: '1000.00',
        igv_amount: '180.00',
        igv_credit_amount: '0.00',
        total_amount: '1180.00',
        currency: 'USD',
        original_total_amount: '1180.00',
        source: 'xml',
      },
    ],
    summary: { total_items: 1, taxable_amount: '0.00', igv_credit_amount: '0.00', total_amount: '0.00' },
  })
})

/** The sample month's purchase in dollars, addressed to the company. */
function dollarInvoice(ruc: string): string {
  const { content } = sampleFile('xml/20990000051-01-F002-900.xml')
  return new TextDecoder().decode(content as Uint8Array).replaceAll('20990000019', ruc)
}

test.each([
  ['no JSON', 'ruc=20990000019', 'filters'],
  ['a list', '[]', 'filters'],
  [
    'a wrong period',
    '{"ruc":"20990000019","tax_period":"202613","business_uuid":"00000000-0000-4000-8000-000000000000"}',
    'filters.tax_period',
  ],
  ['a missing company', '{"ruc":"20990000019","tax_period":"202601"}', 'filters.business_uuid'],
  [
    'one field too many',
    '{"ruc":"20990000019","tax_period":"202601","business_uuid":"00000000-0000-4000-8000-000000000000","x":1}',
    'filters.x',
  ],
  [
    'a number for a RUC',
    '{"ruc":20990000019,"tax_period":"202601","business_uuid":"00000000-0000-4000-8000-000000000000"}',
    'filters.ruc',
  ],
])('filters that hold %s are refused', async (_, filters, field) => {
  const { as } = await company()
  const path = `/app/internal/sales/dashboard?filters=${encodeURIComponent(filters)}`
  const { status, body } = await app.request(path, { as })
  expect(status).toBe(400)
  expect(body).toMatchObject({ code: 'REQUEST_MALFORMED', errors: [{ field }] })
})
