import type { CivilDate } from '@contapro/sunat'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Contract } from '../../src/platform/http/contract/contract-values.ts'
import { databaseKinds } from '../../test-kit/databases.ts'
import { addObservedCompany, type ObservedCompany } from '../../test-kit/observed-company.ts'
import { purchasesFile, salesFile } from '../../test-kit/register-files.ts'
import { downloadReport, reportPath, rowsOf, sheetOf } from '../../test-kit/report-files.ts'
import { type TestApp, useTestApp } from '../../test-kit/test-app.ts'

type Side = 'COMPRA' | 'VENTA'

/** States of SUNAT's table 14: baja, reverted, annulled, not authorised. */
const states = ['2', '3', '4', '6']
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)

/**
 * August: purchase F001-1 of S/ 100 + 18 and sale F001-1 of S/ 500 + 90. The rest is annulled, with S/ 1,000 + 180 in each row: a purchase and
 * a sale of each state, a purchase of mixed use, a boleta and, negative, a credit note among the sales.
 */
async function addCompany(app: TestApp, { hasAmounts }: { hasAmounts: boolean }): Promise<ObservedCompany> {
  const company = await addObservedCompany(app)
  const { ruc } = company.business
  const amounts = hasAmounts ? { taxable: 1_000_00, igv: 180_00 } : { taxable: 0, igv: 0 }
  const taken = { taxable: -amounts.taxable, igv: -amounts.igv }
  const ofEachState = states.map((state, i) => ({ ...amounts, state, number: `${i + 1}`, series: 'F002' }))
  const modified = { issuedOn: '2026-08-01' as CivilDate, type: '01', series: 'F001', number: '1' }
  await company.take(
    purchasesFile(ruc, '202608', [
      { number: '1' },
      ...ofEachState,
      { ...amounts, state: '2', number: '5', series: 'F002', isMixed: true },
      { ...amounts, state: '2', number: '1', series: 'B002', type: '03' },
    ]),
    salesFile(ruc, '202608', [
      { number: '1', taxable: 500_00, igv: 90_00 },
      ...ofEachState,
      { ...taken, state: '2', number: '9', series: 'FC02', type: '07', modified },
    ]),
  )
  return company
}

const listPath = ({ ruc }: { readonly ruc: string }, side: Side, more = ''): string =>
  `/app/internal/businesses/dashboard-reports/all-invoices?ruc=${ruc}&tax_period=202608&operation_type=${side}&size=50${more}`

type Business = ObservedCompany['business']

const ofCompany = ({ ruc, uuid }: Business): string =>
  encodeURIComponent(JSON.stringify({ ruc, tax_period: '202608', business_uuid: uuid }))

const ofSide = ({ ruc }: Business, side: Side): string =>
  encodeURIComponent(JSON.stringify({ ruc, tax_period: '202608', operation_type: side }))

const sorted = (texts: readonly string[]): string[] => texts.toSorted()

const isZero = (fields: readonly string[]): boolean => fields.every((field) => field === '0.00')

const codesOfSale = ({ sale_advices: advices = [] }: Contract<'voucher'>): string[] => advices.map(({ code }) => code)

const advicesOf = ({ data }: Contract<'reviewed-voucher-list'>): string[][] =>
  data.map(({ advices }) => advices.map(({ code }) => code))

/** Answers with figures of a period, by name. */
const figurePaths: Readonly<Record<string, (business: Business) => string>> = {
  overview: ({ ruc }) => `businesses/dashboard/total-amount?ruc=${ruc}&tax_period=202608`,
  'dashboard of purchases': (business) => `purchase/dashboard?filters=${ofCompany(business)}`,
  'dashboard of sales': (business) => `sales/dashboard?filters=${ofCompany(business)}`,
  'history of purchases': (business) => `dashboard/history?filters=${ofSide(business, 'COMPRA')}`,
  'history of sales': (business) => `dashboard/history?filters=${ofSide(business, 'VENTA')}`,
  'PDT cards of purchases': (business) => `dashboard/pdt-report?filters=${ofSide(business, 'COMPRA')}`,
  'PDT cards of sales': (business) => `dashboard/pdt-report?filters=${ofSide(business, 'VENTA')}`,
  'PDT 621': (business) => `dashboard/pdt-621?filters=${ofCompany(business)}`,
}

describe.each(databaseKinds)('annulled vouchers with amounts, on %s', (kind) => {
  const app = useTestApp(kind, { reportPatienceMs: 30_000 })
  let company: ObservedCompany
  /** The same month with zeros in the rows of its annulled vouchers. */
  let zeros: ObservedCompany

  beforeAll(async () => {
    company = await addCompany(app, { hasAmounts: true })
    zeros = await addCompany(app, { hasAmounts: false })
  })

  const listOf = async (side: Side, more = '', of = company) =>
    (await of.get(listPath(of.business, side, more))) as Contract<'voucher-list'>
  const rejected = async (of = company) => (await of.list('rejected')) as unknown as Contract<'reviewed-voucher-list'>
  const download = (what: string) => downloadReport(app, company.as, reportPath(company.business.ruc, what))
  const answerOf = async (what: string) => {
    await download(what)
    return (await company.get(reportPath(company.business.ruc, what))) as Contract<'report-file'>
  }

  test('the lists show the printed amounts, and their totals count the others alone', async () => {
    const purchases = await listOf('COMPRA')
    expect(purchases.data.map(({ total_amount }) => total_amount ?? '').toSorted()).toEqual([
      '118.00',
      ...times(6, '1180.00'),
    ])
    expect(purchases.summary).toMatchObject({
      total_items: 7,
      taxable_amount: '100.00',
      igv_amount: '18.00',
      igv_credit_amount: '18.00',
      total_amount: '118.00',
    })
    const sales = await listOf('VENTA')
    expect(sales.data.map(({ total_amount }) => total_amount ?? '').toSorted()).toEqual([
      '-1180.00',
      ...times(4, '1180.00'),
      '590.00',
    ])
    expect(sales.summary).toMatchObject({
      total_items: 6,
      taxable_amount: '500.00',
      igv_amount: '90.00',
      igv_credit_amount: '90.00',
      total_amount: '590.00',
    })
  })

  test.each(['COMPRA', 'VENTA'] as const)('the totals of %s by series count them as zero', async (side) => {
    const { data, summary } = await listOf(side, '&filter_by=series&value_filter=F002')
    expect(data.map(({ igv_amount }) => igv_amount)).toEqual(times(data.length, '180.00'))
    expect(data.map(({ igv_credit_amount }) => igv_credit_amount)).toEqual(times(data.length, '0.00'))
    expect(summary).toMatchObject({
      total_items: data.length,
      taxable_amount: '0.00',
      igv_amount: '0.00',
      igv_credit_amount: '0.00',
      total_amount: '0.00',
    })
  })

  test('the IGV of the period counts the others alone', async () => {
    expect(await company.igv()).toEqual(['90.00', '18.00', '72.00'])
  })

  test.each(Object.entries(figurePaths))(
    'the %s has the figures of a month with zeros in their rows',
    async (_, path) => {
      const figuresOf = async (of: ObservedCompany) => {
        const answer = JSON.stringify(await of.get(`/app/internal/${path(of.business)}`))
        return JSON.parse(answer.replaceAll(of.business.ruc, 'RUC').replaceAll(of.business.uuid, 'UUID')) as unknown
      }
      expect(await figuresOf(company)).toEqual(await figuresOf(zeros))
    },
  )

  test.each([
    ['COMPRA', 'total', ['118.00', ...times(6, '0.00')], '118.00'],
    ['COMPRA', 'no-deducible', times(6, '0.00'), '0.00'],
    ['COMPRA', 'igv-general', ['18.00'], '18.00'],
    ['COMPRA', 'igv-compras', ['18.00'], '18.00'],
    ['VENTA', 'igv-ventas', ['90.00', ...times(5, '0.00')], '90.00'],
    ['VENTA', 'base-general', ['500.00'], '500.00'],
    ['VENTA', 'facturas', ['590.00', ...times(4, '0.00')], '590.00'],
    ['VENTA', 'notas-de-credito', ['0.00'], '0.00'],
  ] as const)('the vouchers of a figure: %s, %s', async (side, figure, parts, amount) => {
    const { data, summary } = await listOf(side, `&figure=${figure}`)
    expect(sorted(data.map((row) => row.figure_amount ?? ''))).toEqual(sorted(parts))
    expect(summary?.figure?.amount).toBe(amount)
    expect(summary?.total_items).toBe(parts.length)
  })

  test.each([
    ['100', '500.00'],
    ['101', '90.00'],
    ['107', '100.00'],
    ['110', undefined],
  ])('box %s of the PDT 621 opens the others alone', async (box, amount) => {
    const path = `/app/internal/dashboard/pdt-621/vouchers?filters=${ofCompany(company.business)}&box=${box}`
    const { data, summary } = (await company.get(path)) as Contract<'pdt621-voucher-list'>
    expect(data.map((row) => row.number)).toEqual(amount === undefined ? [] : ['1'])
    expect(summary?.box_amount).toBe(amount ?? '0.00')
  })

  test('the list of purchases that are not deducible sums them as zero', async () => {
    expect((await rejected()).summary).toMatchObject({
      total_items: 6,
      taxable_amount: '0.00',
      igv_amount: '0.00',
      total_amount: '0.00',
    })
  })

  test('each purchase has the advice, unless its row has zeros', async () => {
    expect(advicesOf(await rejected())).toEqual(times(6, ['ANNULLED_WITH_AMOUNTS']))
    expect(advicesOf(await rejected(zeros))).toEqual(times(6, []))
  })

  test('each sale has the advice, is counted and found by it, unless its row has zeros', async () => {
    const { data, summary } = await listOf('VENTA', '&with_advices=true')
    expect(data.map(codesOfSale)).toEqual(times(5, ['ANNULLED_WITH_AMOUNTS']))
    expect(data.find(({ serie }) => serie === 'FC02')?.sale_advices?.[0]?.message).toContain(
      'su fila tiene importes, con un total de S/\u00a0−1,180.00.',
    )
    expect(summary).toMatchObject({ total_items: 5, advised_cpes_count: 5 })
    expect((await listOf('VENTA', '', zeros)).summary?.advised_cpes_count).toBe(0)
  })

  test('RVIE keeps their rows with 0.00', async () => {
    const { text } = await download('rvie')
    // Anexo 3, fields 14 to 26: the amounts and their total.
    const amounts = text
      .split('\r\n')
      .filter(Boolean)
      .map((line) => line.split('|').slice(13, 26))
    expect(amounts.filter(isZero)).toHaveLength(5)
    expect(amounts.filter((fields) => !isZero(fields)).map((fields) => fields.at(-1))).toEqual(['590.00'])
  })

  test.each(['rce', 'rce.zip', 'rce.whole', 'rce.whole.zip'])(
    'the file of %s omits them, and its answer names them',
    async (what) => {
      const answer = await answerOf(what)
      expect(answer).toMatchObject({ left_out_count: 0, left_out: [], annulled_count: 6 })
      expect(answer.annulled?.map(({ serie_number }) => serie_number)).toEqual([
        'F002-1',
        'F002-2',
        'F002-3',
        'F002-4',
        'F002-5',
        'B002-1',
      ])
      expect(answer.annulled?.[0]).toEqual({
        code: '20990000027-01-F002-1',
        serie_number: 'F002-1',
        currency: 'PEN',
        message: 'El comprobante F002-1 está anulado y no está en el archivo.',
      })
      if (what.endsWith('.zip')) return
      const rows = await rowsOf((await download(what)).text)
      expect(rows.map(({ series, number }) => `${series}-${number}`)).toEqual(['F001-1'])
    },
  )

  test.each(['rvie', 'compras', 'ventas', 'siscont'])('the answer of %s names no annulled voucher', async (what) => {
    expect(await answerOf(what)).toMatchObject({ annulled_count: 0, annulled: [] })
  })

  test.each([
    ['compras', 'Compras', 'Base DG (S/)', { total: 118, base: 100 }],
    ['ventas', 'Ventas', 'Base gravada (S/)', { total: 590, base: 500 }],
  ] as const)('the Excel of %s shows the printed amounts as text, which its totals do not add', async (...cells) => {
    const [what, name, base, sums] = cells
    const { rows, total } = await sheetOf((await download(what)).bytes, name)
    const printed = rows.filter((row) => row.get('Serie') === 'F002' && row.get('Número') !== '5')
    expect(printed.map((row) => [row.get(base), row.get('Total (S/)')])).toEqual(times(4, ['1000.00', '1180.00']))
    expect([total?.get(base), total?.get('Total (S/)')]).toEqual([sums.base, sums.total])
  })

  test('a newer file that annuls a voucher removes its amounts from the figures, and one that undoes it adds them', async () => {
    const one = await addObservedCompany(app)
    const { ruc } = one.business
    const take = (state: string, others: number) =>
      one.take(
        purchasesFile(ruc, '202608', [{ number: '1', state }, ...times(others, { number: '2', taxable: 0, igv: 0 })]),
        salesFile(ruc, '202608', [{ number: '1', state }, ...times(others, { number: '2', taxable: 0, igv: 0 })]),
      )
    const advices = async () => (await listOf('VENTA', '', one)).data.flatMap(codesOfSale)
    await take('1', 0)
    expect(await one.igv()).toEqual(['18.00', '18.00', '0.00'])
    await take('2', 0)
    expect(await one.igv()).toEqual(['0.00', '0.00', '0.00'])
    expect(await advices()).toEqual(['ANNULLED_WITH_AMOUNTS'])
    await take('1', 1)
    expect(await one.igv()).toEqual(['18.00', '18.00', '0.00'])
    expect(await advices()).not.toContain('ANNULLED_WITH_AMOUNTS')
  })
})
