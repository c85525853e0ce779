import { describe, expect, test } from 'vitest'
import { databaseKinds } from '../../test-kit/databases.ts'
import { dollarFactura, dollarNote } from '../../test-kit/dollar-note.ts'
import { addObservedCompany, type ObservedCompany } from '../../test-kit/observed-company.ts'
import { downloadReport, reportPath, sheetOf } from '../../test-kit/report-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'

const books = [
  { operation: 'COMPRA', report: 'compras', sheet: 'Compras', isSold: false },
  { operation: 'VENTA', report: 'ventas', sheet: 'Ventas', isSold: true },
] as const
const cases = books.flatMap((book) => [
  { ...book, states: 'positive', isSigned: false },
  { ...book, states: 'negative', isSigned: true },
])

// 118.00 × 3.700 = 436.60
describe.each(databaseKinds)('a credit note in dollars, on %s', (kind) => {
  const app = useTestApp(kind, { reportPatienceMs: 30_000 })

  test.each(cases)(
    'is negative in list and Excel, before and after its rate is entered ($operation, its XML states $states amounts)',
    async ({ operation, report, sheet, ...written }) => {
      const company = await addObservedCompany(app)
      const { ruc } = company.business
      await company.take(dollarFactura(ruc, written), dollarNote(ruc, written))
      expect(await listed(company, operation)).toMatchObject([
        { taxable_amount: '-100.00', igv_amount: '-18.00', total_amount: '-118.00', original_total_amount: '-118.00' },
      ])
      const inExcel = async () => {
        const { rows } = await sheetOf((await downloadReport(app, company.as, reportPath(ruc, report))).bytes, sheet)
        return rows.map((row) => [row.get('Total (S/)'), row.get('Total en su moneda')])
      }
      expect(await inExcel()).toEqual([[null, -118]])

      await enterRate(company)
      expect(await listed(company, operation)).toMatchObject([
        { total_amount: '-436.60', original_total_amount: '-118.00' },
      ])
      expect(await inExcel()).toEqual([[-436.6, -118]])
    },
  )

  async function enterRate({ as, business }: ObservedCompany) {
    const exchange_rates = [{ currency: 'USD', date: '2026-07-10', rate: '3.700' }]
    const path = `/app/internal/businesses/${business.uuid}/settings`
    expect(await app.request(path, { as, method: 'PATCH', json: { exchange_rates } })).toMatchObject({ status: 200 })
    await app.services.ingestion.idle()
  }
})

async function listed(company: ObservedCompany, operation: string): Promise<unknown> {
  const path = `/app/internal/businesses/dashboard-reports/all-invoices?ruc=${company.business.ruc}&tax_period=202608&operation_type=${operation}`
  return ((await company.get(path)) as { data: unknown }).data
}
