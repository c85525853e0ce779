import { type Centimos, centimos, parseCentimos, sumCentimos, toDecimalText } from '@contapro/sunat'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BusinessRow } from '../../src/company/businesses.store.ts'
import { monthFiles } from '../../src/demo/files/month-files.ts'
import { demoUploads } from '../../src/demo/index.ts'
import { demoMonth } from '../../src/demo/vouchers/demo-month.ts'
import { downloadReport, reportPath, rowsOf, sheetOf } from '../../test-kit/report-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, addBusiness, type TestAccountant } from '../../test-kit/testing-records.ts'
import { upload } from '../../test-kit/uploads.ts'
import { answersOfMonth, type MonthAnswers } from './answers-of-month.ts'
import { testClock } from './demo-data.ts'
import {
  countOf,
  credit,
  deductible,
  inSoles,
  publishedSums,
  purchases,
  reduced,
  type SqlSum,
  sales,
} from './published-sums.ts'

// Whole months with every oddity that the stories have: exports, the reduced rate, notes of earlier periods, dollars, mixed purchases,
// customs documents, annulled vouchers, late deposits. What the reports say is held against sums in SQL that know nothing of them.
const app = useTestApp('pglite', { reportPatienceMs: 30_000 })
const months = demoUploads(testClock).filter(({ company, monthsBack }) => company.story !== null && monthsBack < 2)
const companies = [...new Set(months.map(({ company }) => company))]
let as: TestAccountant
const businesses = new Map<string, BusinessRow>()

beforeAll(async () => {
  as = await addAccountant(app.services)
  for (const { ruc, name } of companies) businesses.set(ruc, await addBusiness(app.services, as, { ruc, name }))
  for (const { company, period, xmlPercent } of months) {
    const files = await monthFiles(demoMonth(company, period), { xmlPercent })
    const business = businesses.get(company.ruc)
    if (!business) throw new Error('Every company was added.')
    const taken = await upload(
      app,
      as,
      business,
      files.map(({ name, bytes }) => ({ name, content: new Uint8Array(bytes) })),
    )
    if (taken.state !== 'done') throw new Error(JSON.stringify(taken))
  }
}, 300_000)

const amount = (text: string | null | undefined): Centimos => parseCentimos(text ?? '0.00') ?? centimos(0)
const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): string =>
  toDecimalText(sumCentimos(rows.map((row) => centimos(of(row)))))

const get = async (path: string) => {
  const { status, body, text } = await app.request(path, { as })
  if (status !== 200) throw new Error(text)
  return body
}

const count = (vouchers: number | undefined): string => vouchers?.toFixed(2) ?? 'not told'

describe.each(months.map(({ company, period }) => [company.name, period, company.ruc] as const))(
  '%s, %s',
  (_, period, ruc) => {
    let told: MonthAnswers
    beforeAll(async () => {
      told = await answersOfMonth(get, { ruc, period, uuid: businesses.get(ruc)?.uuid ?? '' })
    })
    const inSql = <Name extends string>(sums: Readonly<Record<Name, SqlSum>>) =>
      publishedSums(app.services.database, { businessUuid: businesses.get(ruc)?.uuid ?? '', period }, sums)
    const report = (kind: string) => downloadReport(app, as, reportPath(ruc, kind, period))

    test('the overview, the dashboards, the cards, the lists and the history are what the vouchers add up to', async () => {
      const { overview, cards, lists, history } = told
      const shown = {
        igvSales: [overview.total_amount_igv_sales, lists.VENTA.igv_credit_amount],
        igvPurchases: [overview.total_amount_igv_purchase, lists.COMPRA.igv_credit_amount],
        vouchers: [count(overview.total_cpes_count)],
        purchaseTotal: [told.purchases.total_importe_total, lists.COMPRA.total_amount, history.COMPRA],
        saleTotal: [told.sales.total_importe_total, lists.VENTA.total_amount, history.VENTA],
        untaxedPurchases: [told.purchases.non_taxable_amount, cards.non_taxable_amount],
        reducedPurchases: [told.purchases.igv_10_taxable_amount],
        reducedCredit: [cards.igv_10_amount],
        generalCredit: [cards.igv_18_amount],
        reducedSales: [told.sales.igv_10_amount],
        generalSales: [told.sales.igv_18_amount],
        ivapSales: [told.sales.ivap_amount],
        observed: [count(told.purchases.observed_count)],
        notDeductible: [count(told.purchases.not_deductible_count)],
        withFile: [count(told.purchases.downloadable_cpes_count)],
        creditNotes: [told.sales.total_amount_nc],
      }
      const wanted = await inSql({
        igvSales: ['igv_centimos + igv_discount_centimos', sales],
        igvPurchases: ['igv_dg_centimos + igv_dgng_centimos', credit],
        vouchers: countOf('period = $2'),
        purchaseTotal: ['total_centimos', purchases],
        saleTotal: ['total_centimos', sales],
        untaxedPurchases: ['untaxed_centimos', `${purchases} AND rate <> 'ivap'`],
        reducedPurchases: [
          'taxable_dg_centimos + taxable_dgng_centimos + taxable_dng_centimos',
          `${purchases} AND ${reduced}`,
        ],
        reducedCredit: ['igv_dg_centimos + igv_dgng_centimos', `${credit} AND ${reduced}`],
        generalCredit: ['igv_dg_centimos + igv_dgng_centimos', `${credit} AND NOT ${reduced}`],
        reducedSales: ['igv_centimos + igv_discount_centimos', `${sales} AND ${reduced}`],
        generalSales: ['igv_centimos + igv_discount_centimos', `${sales} AND NOT ${reduced}`],
        ivapSales: ['ivap_centimos', sales],
        observed: countOf(`${purchases} AND status = 'observado'`),
        notDeductible: countOf(`${purchases} AND status = 'gasto no deducible'`),
        withFile: countOf(`${purchases} AND xml_document IS NOT NULL`),
        creditNotes: ['total_centimos', `${sales} AND type IN ('07', '87', '97')`],
      })
      for (const [name, figures] of Object.entries(shown)) {
        expect([name, ...new Set(figures)]).toEqual([name, wanted[name as keyof typeof wanted]])
      }
    })

    test('RVIE holds every sale, and its IGV is IGV ventas', async () => {
      const rows = (await rowsOf((await report('rvie')).text)).filter((row) => row.book === 'RVIE')
      const { total_amount_igv_sales: igv } = told.overview
      const wanted = await inSql({ vouchers: countOf(`${sales} AND ${inSoles}`), total: ['total_centimos', sales] })
      expect(sum(rows, ({ amounts }) => amounts.igv + amounts.igvDiscount)).toBe(igv)
      expect(rows.length.toFixed(2)).toBe(wanted.vouchers)
      expect(sum(rows, ({ amounts }) => amounts.total)).toBe(wanted.total)
    })

    test('RCE holds the purchases whose IGV counts, and its IGV is IGV compras', async () => {
      const rows = (await rowsOf((await report('rce')).text)).filter((row) => row.book === 'RCE')
      const { total_amount_igv_purchase: igv } = told.overview
      const wanted = await inSql({ vouchers: countOf(`${credit} AND ${inSoles}`) })
      expect(sum(rows, ({ amounts }) => amounts.igvDg + amounts.igvDgng)).toBe(igv)
      expect(rows.length.toFixed(2)).toBe(wanted.vouchers)
    })

    test('both Excel files hold all vouchers, and their totals are those of the vouchers', async () => {
      for (const [kind, name, side] of [
        ['compras', 'Compras', purchases],
        ['ventas', 'Ventas', sales],
      ] as const) {
        const { rows, total } = await sheetOf((await report(kind)).bytes, name)
        const wanted = await inSql({
          vouchers: countOf(side),
          total: ['total_centimos', side],
          icbper: ['icbper_centimos', side],
        })
        expect(rows.length.toFixed(2)).toBe(wanted.vouchers)
        expect(Number(total?.get('Total (S/)')).toFixed(2)).toBe(wanted.total)
        expect(Number(total?.get('ICBPER (S/)')).toFixed(2)).toBe(wanted.icbper)
      }
    })

    test('the file of Siscont holds what gives credit in the month and what is deductible without credit, and its IGV is IGV compras', async () => {
      const { rows } = await sheetOf((await report('siscont')).bytes, 'Siscont')
      const wanted = await inSql({
        credited: countOf(`${credit} AND ${inSoles}`),
        withoutCredit: countOf(`${deductible} AND credit = 'no' AND ${inSoles}`),
      })
      expect(rows.length.toFixed(2)).toBe(
        toDecimalText(sumCentimos([wanted.credited, wanted.withoutCredit].map(amount))),
      )
      expect(sum(rows, (row) => Math.round(Number(row.get('IGV')) * 100))).toBe(told.overview.total_amount_igv_purchase)
    })

    test('the boxes of PDT 621 are what the vouchers add up to, and the same as the overview', async () => {
      const { boxes, overview } = told
      const sumOf = (box: string): string => boxes.find((one) => one.box === box)?.sum ?? ''
      const all = (...numbers: string[]): Centimos => sumCentimos(numbers.map((box) => amount(sumOf(box))))
      const { total_amount_igv_sales, total_amount_igv_purchase } = overview
      expect(toDecimalText(centimos(all('101', '155') - all('103')))).toBe(total_amount_igv_sales)
      expect(toDecimalText(all('108', '157', '111', '115', '117'))).toBe(total_amount_igv_purchase)
      const national = `type NOT IN ('50', '51', '52', '53', '54')`
      const wanted = await inSql({
        '105': ['exonerated_centimos + unaffected_centimos', sales],
        '106': ['export_centimos', sales],
        '107': ['taxable_dg_centimos', `${credit} AND ${national} AND NOT ${reduced}`],
        '110': ['taxable_dgng_centimos', `${credit} AND ${national}`],
        '114': ['taxable_dg_centimos', `${credit} AND NOT ${national}`],
        '120': ['untaxed_centimos', `${purchases} AND ${national}`],
        '154': ['taxable_centimos + taxable_discount_centimos', `${sales} AND ${reduced}`],
        '156': ['taxable_dg_centimos', `${credit} AND ${national} AND ${reduced}`],
        '340': ['ivap_taxable_centimos', sales],
      })
      expect(Object.fromEntries(Object.keys(wanted).map((box) => [box, sumOf(box)]))).toEqual(wanted)
    })
  },
)
