import { beforeAll, describe, expect, test } from 'vitest'
import type { Contract } from '../../src/platform/http/contract/contract-values.ts'
import { databaseKinds } from '../../test-kit/databases.ts'
import { addObservedCompany, type ObservedCompany } from '../../test-kit/observed-company.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { downloadReport, reportPath, sheetOf } from '../../test-kit/report-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'

/**
 * August 2026. Ley 29215, art. 2, twelve months from the payment of the tax: a DAM of June 2025 paid in August 2025 gives credit, one paid
 * in July 2025 does not, one without a payment date counts from its issue. 2027: a restaurant of 15 %, 150 of 1,000.
 */
describe.each(databaseKinds)('customs documents at the edge of twelve months, and the rate of 2027, on %s', (kind) => {
  const app = useTestApp(kind, { reportPatienceMs: 30_000 })
  let company: ObservedCompany
  let ruc: string

  beforeAll(async () => {
    company = await addObservedCompany(app)
    ruc = company.business.ruc
    const dam = { type: '50', series: '118', customsYear: '2025', issuedOn: '2025-06-20' as never }
    await company.take(
      purchasesFile(ruc, '202608', [
        { ...dam, number: '1', dueOn: '2025-08-01' as never, taxable: 1_000_00, igv: 180_00 },
        { ...dam, number: '2', dueOn: '2025-07-31' as never, taxable: 2_000_00, igv: 360_00 },
        { ...dam, number: '3', taxable: 4_000_00, igv: 720_00 },
        { ...dam, number: '4', issuedOn: '2025-08-01' as never, taxable: 8_000_00, igv: 1_440_00 },
      ]),
      purchasesFile(ruc, '202701', [{ number: '9', taxable: 1_000_00, igv: 150_00 }]),
    )
  })

  const filters = (period: string, more: object) =>
    encodeURIComponent(JSON.stringify({ ruc, tax_period: period, ...more }))
  const form = async (period: string) => {
    const path = `/app/internal/dashboard/pdt-621?filters=${filters(period, { business_uuid: company.business.uuid })}`
    const { boxes } = (await company.get(path)) as Contract<'pdt621'>
    return (box: string) => boxes.find((one) => one.box === box)
  }

  test('count from the payment of the tax in overview, list, box and report, each with its reason', async () => {
    const total = await company.get(`/app/internal/businesses/dashboard/total-amount?ruc=${ruc}&tax_period=202608`)
    expect(total).toMatchObject({ total_amount_igv_purchase: '1620.00', purchase_credit_cpes_count: 2 })
    const box = await form('202608')
    expect([box('114'), box('115')]).toMatchObject([
      { sum: '9000.00', value: 9_000, vouchers_count: 2 },
      { sum: '1620.00', value: 1_620 },
    ])
    const { data } = (await company.get(
      `/app/internal/businesses/dashboard-reports/all-invoices?ruc=${ruc}&tax_period=202608&size=20`,
    )) as { data: { number: string; igv_credit_reasons: { code: string }[] }[] }
    expect(Object.fromEntries(data.map((v) => [v.number, v.igv_credit_reasons.map(({ code }) => code)]))).toEqual({
      '1': [],
      '2': ['OVER_TWELVE_MONTHS_OF_PAYMENT'],
      '3': ['OVER_TWELVE_MONTHS'],
      '4': [],
    })
    const sheet = await sheetOf(
      (await downloadReport(app, company.as, reportPath(ruc, 'compras', '202608'))).bytes,
      'Compras',
    )
    expect(JSON.stringify(sheet)).toContain('del pago del impuesto (Ley 29215)')
  })

  test('a voucher at the rate inferred for 2027 is doubted, named by it, and in the boxes of the reduced rate once the company has it', async () => {
    expect(
      await company.get(`/app/internal/businesses/dashboard/total-amount?ruc=${ruc}&tax_period=202701`),
    ).toMatchObject({ total_amount_igv_purchase: '0.00' })
    const dashboard = await company.get(
      `/app/internal/purchase/dashboard?filters=${filters('202701', { business_uuid: company.business.uuid })}`,
    )
    expect(dashboard).toMatchObject({
      igv_10_label: 'IGV 15%',
      igv_10_amount: '150.00',
      igv_18_amount: '0.00',
      observed_by_reason: [{ name: 'Tasa de IGV inválida' }],
    })
    await app.request(`/app/internal/businesses/${company.business.uuid}/settings`, {
      as: company.as,
      method: 'PATCH',
      json: {
        igv_rates: [
          { regime: 'general', from: '2011-03-01', rate: '18' },
          { regime: 'reduced', from: '2027-01-01', rate: '15' },
        ],
      },
    })
    await app.services.ingestion.idle()
    const box = await form('202701')
    expect([box('156'), box('157'), box('107')]).toMatchObject([
      { sum: '1000.00', value: 1_000 },
      { sum: '150.00', value: 150 },
      { sum: '0.00', value: 0 },
    ])
  })
})
