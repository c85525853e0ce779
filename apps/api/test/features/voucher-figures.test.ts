import { beforeAll, describe, expect, test } from 'vitest'
import type { Contract } from '../../src/platform/http/contract/contract-values.ts'
import { databaseKinds } from '../../test-kit/databases.ts'
import { depositsFile } from '../../test-kit/deposit-files.ts'
import { addObservedCompany, type ObservedCompany } from '../../test-kit/observed-company.ts'
import { purchasesFile, salesFile } from '../../test-kit/register-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'

/**
 * August: F001-1 of S/ 1,000 + 180 under detraction, deposited late on 8 September: its credit is September's. F001-2 of 100 + 18.
 * September: F001-3 of 200 + 36, F001-4 of 50 + 9 under detraction without deposit (the register's mark is enough), sales of 3,000 + 540.
 */
describe.each(databaseKinds)('the vouchers of a figure, on %s', (kind) => {
  const app = useTestApp(kind)
  let company: ObservedCompany

  beforeAll(async () => {
    company = await addObservedCompany(app)
    const { ruc } = company.business
    await company.take(
      purchasesFile(ruc, '202608', [
        { number: '1', taxable: 1_000_00, igv: 180_00, hasDetraction: true },
        { number: '2' },
      ]),
      purchasesFile(ruc, '202609', [
        { number: '3', taxable: 200_00, igv: 36_00 },
        { number: '4', taxable: 50_00, igv: 9_00, hasDetraction: true },
      ]),
      salesFile(ruc, '202609', [{ taxable: 3_000_00, igv: 540_00 }]),
      depositsFile('depositos.csv', [{ receipt: '1', customer: ruc, amount: '142.00', paid: '08/09/2026' }]),
    )
  })

  const path = (figure: string, more = '') =>
    `/app/internal/businesses/dashboard-reports/all-invoices?ruc=${company.business.ruc}&tax_period=202609&figure=${figure}${more}`
  const listOf = async (figure: string, more = '') => {
    const { data, summary } = (await company.get(path(figure, more))) as Contract<'voucher-list'>
    return { rows: data.map((row) => [row.number, row.tax_period, row.figure_amount]), summary }
  }

  // IGV compras of September: 36.00 of its own register and the 180.00 of August; F001-4 is observed and gives none yet.
  test.each([
    [
      'igv-compras',
      [
        ['3', '202609', '36.00'],
        ['1', '202608', '180.00'],
      ],
      '216.00',
    ],
    ['igv-compras-de-otro-periodo', [['1', '202608', '180.00']], '180.00'],
    [
      'credito-base-general',
      [
        ['3', '202609', '200.00'],
        ['1', '202608', '1000.00'],
      ],
      '1200.00',
    ],
    ['observado', [['4', '202609', '59.00']], '59.00'],
    [
      'total',
      [
        ['4', '202609', '59.00'],
        ['3', '202609', '236.00'],
      ],
      '295.00',
    ],
    ['con-archivo', [], '0.00'],
  ])('%s lists them with their part, and they add up to it', async (figure, rows, amount) => {
    const found = await listOf(figure)
    expect(found.rows).toEqual(rows)
    expect(found.summary).toMatchObject({
      total_items: rows.length,
      figure: { name: figure, reason_name: null, amount, rounding_amount: '0.00' },
    })
  })

  test('the foot sums the vouchers that are listed, of whatever register', async () => {
    expect((await listOf('igv-compras')).summary).toMatchObject({
      taxable_amount: '1200.00',
      igv_amount: '216.00',
      total_amount: '1416.00',
      igv_credit_amount: '216.00',
      moved_credit_cpes_count: 1,
      moved_credit_amount: '180.00',
    })
  })

  test('the observed ones open by their first rule, or by what no rule names', async () => {
    const byRule = await listOf('observado', '&figure_reason=DETRACTION_WITHOUT_DEPOSIT')
    expect(byRule.rows).toEqual([['4', '202609', '59.00']])
    expect(byRule.summary?.figure?.reason_name).toBe('Detracción sin depósito')
    expect((await listOf('observado', '&figure_reason=FOREIGN_ITEM')).rows).toEqual([])
    expect((await listOf('observado', '&figure_reason=otros')).rows).toEqual([])
  })

  test('pages keep the figure and its sum', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => listOf('igv-compras', `&size=1&page=${page}`)))
    expect(pages.map(({ rows }) => rows.length)).toEqual([1, 1, 0])
    expect(pages.map(({ summary }) => summary?.figure?.amount)).toEqual(['216.00', '216.00', '216.00'])
  })

  test.each([
    ['igv-compras', '&operation_type=VENTA', 'figure'],
    ['igv-ventas', '', 'figure'],
    ['total', '&status=1', 'status'],
    ['total', '&filter_by=type&value_filter=01', 'filter_by'],
    ['total', '&figure_reason=FOREIGN_ITEM', 'figure_reason'],
  ])('%s is refused with %s', async (figure, more, field) => {
    const { status, body } = await app.request(path(figure, more), { as: company.as })
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ code: 'FIELD_NOT_ALLOWED', field }] })
  })
})

/**
 * Mixed purchases of IGV 0.27, 0.45 and 0.63 and a coefficient of 0.5. Of the sum: 1.35 × 0.5 = 0.675, half up 0.68. One by one: 0.135,
 * 0.225 and 0.315, half up 0.14 + 0.23 + 0.32 = 0.69. The rounding is 0.68 − 0.69.
 */
describe.each(databaseKinds)('mixed purchases under a coefficient, on %s', (kind) => {
  const app = useTestApp(kind)

  test.each(['igv-compras', 'credito-igv-general'])(
    '%s says what rounding the parts one by one leaves',
    async (figure) => {
      const company = await addObservedCompany(app)
      const { business, as } = company
      await company.take(
        purchasesFile(business.ruc, '202609', [
          { number: '1', taxable: 1_50, igv: 27, isMixed: true },
          { number: '2', taxable: 2_50, igv: 45, isMixed: true },
          { number: '3', taxable: 3_50, igv: 63, isMixed: true },
        ]),
        salesFile(business.ruc, '202609', [{}]),
      )
      await app.request(`/app/internal/businesses/${business.uuid}/settings`, {
        as,
        method: 'PATCH',
        json: { prorrata: [{ from: '202609', coefficient: '0.5' }] },
      })
      const { data, summary } = (await company.get(
        `/app/internal/businesses/dashboard-reports/all-invoices?ruc=${business.ruc}&tax_period=202609&figure=${figure}`,
      )) as Contract<'voucher-list'>
      expect(data.map((row) => row.figure_amount)).toEqual(['0.32', '0.23', '0.14'])
      expect(summary?.figure).toEqual({ name: figure, reason_name: null, amount: '0.68', rounding_amount: '-0.01' })
    },
  )
})
