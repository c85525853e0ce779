import { type Centimos, centimos, parseCentimos, sumCentimos, toDecimalText } from '@contapro/sunat'
import { beforeAll, describe, expect, test } from 'vitest'
import { monthFiles } from '../../src/collect/demo/files/month-files.ts'
import { demoUploads } from '../../src/collect/demo/index.ts'
import { demoMonth } from '../../src/collect/demo/vouchers/demo-month.ts'
import type { Contract } from '../../src/http/contract/contract-values.ts'
import type { BusinessRow } from '../../src/modules/businesses/businesses.store.ts'
import { addAccountant, addBusiness, type TestAccountant } from '../../src/testing-records.ts'
import { downloadReport, reportPath, rowsOf, sheetOf } from '../report-files.ts'
import { useTestApp } from '../test-app.ts'
import { upload } from '../uploads.ts'
import { testClock } from './demo-data.ts'

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

/** What the decisions say, in SQL. */
const deductible = `(status = 'gasto deducible' OR (status = 'observado' AND type IN ('07', '87', '97')))`
const credit = `credit = 'yes' AND ${deductible}`
const inSoles = 'NOT missing_exchange_rate'

/** One number of a month, by a query over the vouchers that readers see. */
async function inSql(ruc: string, period: string, expression: string, where: string): Promise<string> {
  const { rows } = await app.services.database.driver.query<{ value: string }>(
    `SELECT coalesce(sum(${expression}), 0)::text AS value FROM published_vouchers
     WHERE business_uuid = $1 AND period = $2 AND ${where}`,
    [businesses.get(ruc)?.uuid, period],
  )
  return toDecimalText(centimos(Number(rows[0]?.value)))
}

describe.each(months.map(({ company, period }) => [company.name, period, company.ruc] as const))(
  '%s, %s',
  (_, period, ruc) => {
    const report = (kind: string) => downloadReport(app, as, reportPath(ruc, kind, period))
    const overview = async () =>
      (await get(
        `/app/internal/businesses/dashboard/total-amount?ruc=${ruc}&tax_period=${period}`,
      )) as Contract<'total-amount'>

    test('RVIE holds every sale, and its IGV is IGV ventas', async () => {
      const rows = (await rowsOf((await report('rvie')).text)).filter((row) => row.book === 'RVIE')
      const { total_amount_igv_sales: igv } = await overview()
      expect(sum(rows, ({ amounts }) => amounts.igv + amounts.igvDiscount)).toBe(igv)
      expect(rows.length.toFixed(2)).toBe(await inSql(ruc, period, '100', `operation = 'VENTA' AND ${inSoles}`))
      expect(sum(rows, ({ amounts }) => amounts.total)).toBe(
        await inSql(ruc, period, 'total_centimos', `operation = 'VENTA'`),
      )
    })

    test('RCE holds the purchases whose IGV counts, and its IGV is IGV compras', async () => {
      const rows = (await rowsOf((await report('rce')).text)).filter((row) => row.book === 'RCE')
      const { total_amount_igv_purchase: igv } = await overview()
      expect(sum(rows, ({ amounts }) => amounts.igvDg + amounts.igvDgng)).toBe(igv)
      const counted = `operation = 'COMPRA' AND ${inSoles} AND ${credit}`
      expect(rows.length.toFixed(2)).toBe(await inSql(ruc, period, '100', counted))
    })

    test('both Excel files hold all vouchers, and their totals are those of the vouchers', async () => {
      for (const [kind, name, operation] of [
        ['compras', 'Compras', 'COMPRA'],
        ['ventas', 'Ventas', 'VENTA'],
      ] as const) {
        const { rows, total } = await sheetOf((await report(kind)).bytes, name)
        const where = `operation = '${operation}'`
        expect(rows.length.toFixed(2)).toBe(await inSql(ruc, period, '100', where))
        expect(Number(total?.get('Total (S/)')).toFixed(2)).toBe(await inSql(ruc, period, 'total_centimos', where))
        expect(Number(total?.get('ICBPER (S/)')).toFixed(2)).toBe(await inSql(ruc, period, 'icbper_centimos', where))
      }
    })

    test('the file of Siscont holds the deductible purchases', async () => {
      const { rows } = await sheetOf((await report('siscont')).bytes, 'Siscont')
      const counted = `operation = 'COMPRA' AND ${inSoles} AND ${deductible}`
      expect(rows.length.toFixed(2)).toBe(await inSql(ruc, period, '100', counted))
    })

    test('the boxes of PDT 621 are what the vouchers add up to, and the same as the overview', async () => {
      const filters = encodeURIComponent(
        JSON.stringify({ ruc, tax_period: period, business_uuid: businesses.get(ruc)?.uuid }),
      )
      const { boxes } = (await get(`/app/internal/dashboard/pdt-621?filters=${filters}`)) as Contract<'pdt621'>
      const sumOf = (box: string): string => boxes.find((one) => one.box === box)?.sum ?? ''
      const all = (...numbers: string[]): Centimos => sumCentimos(numbers.map((box) => amount(sumOf(box))))
      const { total_amount_igv_sales, total_amount_igv_purchase } = await overview()
      expect(toDecimalText(centimos(all('101', '155') - all('103')))).toBe(total_amount_igv_sales)
      expect(toDecimalText(all('108', '157', '111', '115', '117'))).toBe(total_amount_igv_purchase)
      const wanted = {
        '105': await inSql(ruc, period, 'exonerated_centimos + unaffected_centimos', `operation = 'VENTA'`),
        '106': await inSql(ruc, period, 'export_centimos', `operation = 'VENTA'`),
        '110': await inSql(ruc, period, 'taxable_dgng_centimos', `operation = 'COMPRA' AND type < '50' AND ${credit}`),
        '114': await inSql(
          ruc,
          period,
          'taxable_dg_centimos',
          `operation = 'COMPRA' AND type BETWEEN '50' AND '54' AND ${credit}`,
        ),
        '154': await inSql(
          ruc,
          period,
          'taxable_centimos + taxable_discount_centimos',
          `operation = 'VENTA' AND rate IN ('10', '10.5')`,
        ),
        '156': await inSql(
          ruc,
          period,
          'taxable_dg_centimos',
          `operation = 'COMPRA' AND rate IN ('10', '10.5') AND type < '50' AND ${credit}`,
        ),
        '340': await inSql(ruc, period, 'ivap_taxable_centimos', `operation = 'VENTA'`),
      }
      expect(Object.fromEntries(Object.keys(wanted).map((box) => [box, sumOf(box)]))).toEqual(wanted)
    })
  },
)
