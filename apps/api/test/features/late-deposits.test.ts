import { registerKey, voucherCode } from '@contapro/sunat/sire'
import { beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '../../test-kit/databases.ts'
import { depositsFile } from '../../test-kit/deposit-files.ts'
import { addObservedCompany, type ObservedCompany } from '../../test-kit/observed-company.ts'
import { purchasesFile, salesFile } from '../../test-kit/register-files.ts'
import { downloadReport, reportPath, rowsOf, sheetOf } from '../../test-kit/report-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'

/**
 * August: F001-1 of S/ 1,000 + 180 under detraction (12 % of 1,180.00: 142), F001-2 of 100 + 18, sales of 500 + 90.
 * September: F001-3 of 200 + 36, sales of 3,000 + 540. The 142 are deposited on 8 September, a day after the fifth working day.
 */
describe.each(databaseKinds)('a detraction of August deposited late in September, on %s', (kind) => {
  const app = useTestApp(kind, { reportPatienceMs: 30_000 })
  let company: ObservedCompany
  const late = '20990000027-01-F001-1'

  beforeAll(async () => {
    company = await addObservedCompany(app)
    const { ruc } = company.business
    await company.take(
      purchasesFile(ruc, '202608', [
        { number: '1', taxable: 1_000_00, igv: 180_00, hasDetraction: true },
        { number: '2' },
      ]),
      salesFile(ruc, '202608', [{ taxable: 500_00, igv: 90_00 }]),
      depositsFile('depositos.csv', [{ receipt: '1', customer: ruc, amount: '142.00', paid: '08/09/2026' }]),
    )
  })

  const filters = (period: string, more: object) =>
    `filters=${encodeURIComponent(JSON.stringify({ ruc: company.business.ruc, tax_period: period, ...more }))}`
  const totalOf = (period: string) =>
    company.get(`/app/internal/businesses/dashboard/total-amount?ruc=${company.business.ruc}&tax_period=${period}`)
  const report = (what: string, period: string) =>
    downloadReport(app, company.as, reportPath(company.business.ruc, what, period))
  /** The answer of a file that is made. */
  const fileOf = async (what: string, period: string) => {
    await report(what, period)
    return company.get(reportPath(company.business.ruc, what, period))
  }
  const rceOf = async (period: string) =>
    (await rowsOf((await report('rce', period)).text)).map((row) => voucherCode(registerKey(row)))
  const cards = (period: string) =>
    company.get(`/app/internal/dashboard/pdt-report?${filters(period, { operation_type: 'COMPRA' })}`)
  const boxesOf = async (period: string) => {
    const query = filters(period, { business_uuid: company.business.uuid })
    const { boxes } = (await company.get(`/app/internal/dashboard/pdt-621?${query}`)) as { boxes: Box[] }
    return new Map(boxes.map((box) => [box.box, box]))
  }

  test('makes no period of a month that nobody loaded, and counts in none meanwhile', async () => {
    expect(await company.get(`/app/internal/businesses/${company.business.uuid}/periods`)).toEqual({
      tax_periods: ['202608'],
    })
    expect(await totalOf('202608')).toMatchObject({ total_amount_igv_purchase: '18.00', moved_credit_amount: '0.00' })
    expect(await totalOf('202609')).toMatchObject({ total_amount_igv_purchase: '0.00', total_cpes_count: 0 })
  })

  test('counts in the overview of September, which says what comes from August', async () => {
    const { ruc } = company.business
    await company.take(
      purchasesFile(ruc, '202609', [{ number: '3', taxable: 200_00, igv: 36_00 }]),
      salesFile(ruc, '202609', [{ taxable: 3_000_00, igv: 540_00 }]),
    )
    expect(await totalOf('202608')).toMatchObject({
      total_amount_igv_sales: '90.00',
      total_amount_igv_purchase: '18.00',
      total_amount_igv_total: '72.00',
      total_amount: '1298.00',
      total_cpes_count: 3,
      purchase_credit_cpes_count: 1,
      moved_credit_cpes_count: 0,
    })
    expect(await totalOf('202609')).toMatchObject({
      total_amount_igv_sales: '540.00',
      total_amount_igv_purchase: '216.00',
      total_amount_igv_total: '324.00',
      total_amount: '236.00',
      total_cpes_count: 2,
      purchase_credit_cpes_count: 2,
      moved_credit_cpes_count: 1,
      moved_credit_amount: '180.00',
    })
  })

  test('stays in August in the list and in the history, and its IGV is in the sum of September', async () => {
    const { ruc } = company.business
    const { data, summary } = (await company.get(
      `/app/internal/businesses/dashboard-reports/all-invoices?ruc=${ruc}&tax_period=202608`,
    )) as { data: object[]; summary: object }
    expect(data).toMatchObject([
      { number: '2', igv_credit: 'yes', igv_credit_period: null, igv_credit_amount: '18.00' },
      {
        number: '1',
        status: 'gasto deducible',
        igv_credit: 'later',
        igv_credit_period: '202609',
        igv_credit_amount: '0.00',
        igv_credit_reasons: [{ code: 'DETRACTION_DEPOSITED_LATE' }],
      },
    ])
    expect(summary).toEqual({
      total_items: 2,
      taxable_amount: '1100.00',
      igv_amount: '198.00',
      igv_credit_amount: '18.00',
      moved_credit_cpes_count: 0,
      observed_cpes_count: 0,
      moved_credit_amount: '0.00',
      total_amount: '1298.00',
    })
    const sums = (query: string) =>
      company.get(`/app/internal/businesses/dashboard-reports/all-invoices?ruc=${ruc}&tax_period=202609${query}`)
    for (const query of ['', '&filter_by=type&value_filter=01', '&filter_by=series&value_filter=F001']) {
      expect(await sums(query)).toMatchObject({
        data: [{ number: '3' }],
        summary: {
          total_items: 1,
          taxable_amount: '200.00',
          igv_credit_amount: '216.00',
          moved_credit_cpes_count: 1,
          moved_credit_amount: '180.00',
          total_amount: '236.00',
        },
      })
    }
    const { history } = (await company.get(
      `/app/internal/dashboard/history?${filters('202609', { operation_type: 'COMPRA' })}`,
    )) as { history: object }
    expect(history).toMatchObject({
      202608: { total_importe_total: '1298.00', total_cpes_count: 2 },
      202609: { total_importe_total: '236.00', total_cpes_count: 1 },
    })
  })

  test('is in the boxes of the September form, and in the list of the vouchers of a box', async () => {
    const [august, september] = [await boxesOf('202608'), await boxesOf('202609')]
    expect([august.get('107'), august.get('108'), august.get('178')]).toMatchObject([
      { sum: '100.00', value: 100, vouchers_count: 1 },
      { sum: '18.00', value: 18, vouchers_count: 1 },
      { value: 18 },
    ])
    expect([september.get('107'), september.get('108'), september.get('178')]).toMatchObject([
      { sum: '1200.00', value: 1200, vouchers_count: 2 },
      { sum: '216.00', value: 216, vouchers_count: 2 },
      { value: 216 },
    ])
    const list = (await company.get(september.get('108')?.vouchers_address ?? '')) as {
      data: { number: string; box_amount: string }[]
      summary: object
    }
    expect(list.data.map(({ number, box_amount }) => [number, box_amount])).toEqual([
      ['3', '36.00'],
      ['1', '180.00'],
    ])
    expect(list.summary).toEqual({ total_items: 2, box_amount: '216.00' })
  })

  test('is in the cards of the Informe PDT of September, which add up to IGV compras', async () => {
    expect(await cards('202608')).toMatchObject({ igv_18_taxable_amount: '100.00', igv_18_amount: '18.00' })
    expect(await cards('202609')).toMatchObject({ igv_18_taxable_amount: '1200.00', igv_18_amount: '216.00' })
  })

  test('is in RCE and Siscont of September and not in those of August', async () => {
    expect(await rceOf('202608')).toEqual(['20990000027-01-F001-2'])
    expect(await rceOf('202609')).toEqual([late, '20990000027-01-F001-3'])
    const rows = await rowsOf((await report('rce', '202609')).text)
    expect(rows.map(({ period, issuedOn }) => [period, issuedOn])).toEqual([
      ['202609', '2026-08-01'],
      ['202609', '2026-09-01'],
    ])
    const siscont = async (period: string) =>
      (await sheetOf((await report('siscont', period)).bytes, 'Siscont')).rows.map((row) =>
        ['NÚMERO', 'GRAVADO', 'INAFECTO', 'IGV', 'TOTAL'].map((heading) => row.get(heading)),
      )
    expect(await siscont('202608')).toEqual([['2', 100, 0, 18, 118]])
    expect(await siscont('202609')).toEqual([
      ['1', 1000, 0, 180, 1180],
      ['3', 200, 0, 36, 236],
    ])
  })

  test.each(['rce', 'rce.whole', 'siscont'])(
    'is named by the file %s of August as left for September',
    async (what) => {
      const message = 'El comprobante F001-1 va en el archivo de 09/2026: su detracción se completó fuera de plazo.'
      expect(await fileOf(what, '202608')).toMatchObject({
        later_count: 1,
        later: [{ code: late, serie_number: 'F001-1', tax_period: '202609', message }],
      })
      expect(await fileOf(what, '202609')).toMatchObject({ later_count: 0, later: [] })
    },
  )

  test.each(['compras', 'rvie'])('is not named by the file %s, which follows the register', async (what) => {
    expect(await fileOf(what, '202608')).toMatchObject({ later_count: 0, later: [] })
  })

  test('is in the Excel of August with the period of its credit, and in that of September on a sheet of its own', async () => {
    const august = await sheetOf((await report('compras', '202608')).bytes, 'Compras')
    expect(
      august.rows.map((row) => [row.get('Número'), row.get('Crédito fiscal'), row.get('Periodo del crédito')]),
    ).toEqual([
      ['1', 'En otro periodo', '202609'],
      ['2', 'Sí', null],
    ])
    const { bytes } = await report('compras', '202609')
    const september = await sheetOf(bytes, 'Compras')
    expect(september.rows.map((row) => row.get('Número'))).toEqual(['3'])
    expect(september.total?.get('IGV DG (S/)')).toBe(36)
    const moved = await sheetOf(bytes, 'Crédito de otros periodos')
    expect(moved.rows.map((row) => [row.get('Periodo de registro'), row.get('Número')])).toEqual([['202608', '1']])
    expect(moved.total?.get('IGV DG (S/)')).toBe(180)
    await expect(sheetOf((await report('compras', '202608')).bytes, 'Crédito de otros periodos')).rejects.toThrow(
      'There is no sheet',
    )
  })

  test('leaves September, figures and files, by a decision, and comes back by its undoing', async () => {
    await company.decide('decline', [late])
    expect(await totalOf('202609')).toMatchObject({ total_amount_igv_purchase: '36.00', moved_credit_cpes_count: 0 })
    expect((await boxesOf('202609')).get('108')).toMatchObject({ value: 36, vouchers_count: 1 })
    expect(await rceOf('202609')).toEqual(['20990000027-01-F001-3'])
    // A purchase that is not deductible gives no credit that could move.
    expect(await fileOf('rce.whole', '202608')).toMatchObject({ later_count: 0, later: [] })
    expect((await rowsOf((await report('rce.whole', '202608')).text)).map(({ number }) => number)).toEqual(['1', '2'])
    await company.decide('undo', [late])
    expect(await totalOf('202609')).toMatchObject({ total_amount_igv_purchase: '216.00', moved_credit_cpes_count: 1 })
    expect(await rceOf('202609')).toEqual([late, '20990000027-01-F001-3'])
  })

  test('comes into August again once a report shows a deposit in time', async () => {
    const { ruc } = company.business
    await company.take(
      depositsFile('a-tiempo.csv', [{ receipt: '2', customer: ruc, amount: '142.00', paid: '20/08/2026' }]),
    )
    expect(await totalOf('202608')).toMatchObject({ total_amount_igv_purchase: '198.00' })
    expect(await totalOf('202609')).toMatchObject({ total_amount_igv_purchase: '36.00', moved_credit_amount: '0.00' })
  })
})

interface Box {
  readonly box: string
  readonly vouchers_address: string | null
}
