import { downloadReport, getPdt621, getPdtReport, getTotalAmount, type ReportKind, updateSettings } from '@contapro/sdk'
import { type Centimos, centimos, parseCentimos, sumCentimos, toDecimalText } from '@contapro/sunat'
import { registerKey, type RegisterRow, voucherCode } from '@contapro/sunat/sire'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenCompany } from './open-company.ts'
import { bytesOf, expected, files, purchases, rowsOf, sales } from './sample-month.ts'
import { uploadMonth } from './uploaded-month.ts'

// From uploaded files to what is declared. Expected values are those of expected.json, which another program computed, and the
// files that it wrote; the golden RCE leaves out the boleta and the factura of more than twelve months.
let month: OpenCompany
let rce: RegisterRow[]
let rvie: RegisterRow[]

const WITHOUT_CREDIT = ['20990000035-03-B001-77', '20990000051-01-F001-3']
const period = expected.periodo
const codeOf = (row: RegisterRow): string => voucherCode(registerKey(row))
const scope = () => ({ ruc: month.business.ruc, businessUuid: month.business.uuid, taxPeriod: period })

async function download(kind: ReportKind): Promise<Uint8Array> {
  const { blob } = await downloadReport(month.client, { ...scope(), kind })
  return new Uint8Array(await blob.arrayBuffer())
}

const sum = <Row>(rows: readonly Row[], amount: (row: Row) => number): string =>
  toDecimalText(sumCentimos(rows.map((row) => centimos(amount(row)))))

beforeAll(async () => {
  month = await uploadMonth()
  rce = await rowsOf(await download('rce'))
  rvie = await rowsOf(await download('rvie'))
})
afterAll(() => month?.server.close())

const boxValues = async () => new Map((await getPdt621(month.client, scope())).boxes.map((box) => [box.box, box.value]))

describe('the boxes of PDT 621', () => {
  const wanted = Object.entries(expected.pdt621).filter(([box]) => /^\d{3}$/.test(box))

  it('are those that the other program computed', async () => {
    const found = await boxValues()
    expect(wanted.map(([box]) => [box, found.get(box)])).toEqual(wanted)
  })

  it('come to its credit and balance when mixed purchases count nothing', async () => {
    await updateSettings(month.client, month.business.uuid, { prorrata: [{ from: period, coefficient: '0.0' }] })
    const found = await boxValues()
    await updateSettings(month.client, month.business.uuid, { prorrata: [] })
    expect([found.get('178'), found.get('140')]).toEqual([
      expected.pdt621['178_sin_mixtas'],
      expected.pdt621['140_sin_mixtas'],
    ])
  })
})

const byCode = (rows: readonly RegisterRow[]) =>
  Object.fromEntries(rows.map((row) => [codeOf(row), { ...row, line: 0 }]))

describe('the files for SIRE', () => {
  it('hold the vouchers of the golden files, each as it stands there', async () => {
    const goldenRce = purchases(await rowsOf(bytesOf(`${files.rceReplacement}.txt`)))
    const goldenRvie = sales(await rowsOf(bytesOf(`${files.rvieReplacement}.txt`)))
    expect(byCode(rce)).toEqual(byCode(goldenRce.filter((row) => !WITHOUT_CREDIT.includes(codeOf(row)))))
    expect(byCode(rvie)).toEqual(byCode(goldenRvie))
  })

  it('add up to the totals of the month', () => {
    const rows = sales(rvie)
    expect({
      exporta: sum(rows, ({ amounts }) => amounts.exportValue),
      bi: sum(rows, ({ amounts }) => amounts.taxable),
      dbi: sum(rows, ({ amounts }) => amounts.taxableDiscount),
      igv: sum(rows, ({ amounts }) => amounts.igv),
      digv: sum(rows, ({ amounts }) => amounts.igvDiscount),
      exo: sum(rows, ({ amounts }) => amounts.exonerated),
      ina: sum(rows, ({ amounts }) => amounts.unaffected),
      icb: sum(rows, ({ amounts }) => amounts.icbper),
      otros: sum(rows, ({ amounts }) => amounts.otherTaxes),
      tot: sum(rows, ({ amounts }) => amounts.total),
    }).toEqual(expected.rvie_totales)
  })
})

/** What the cells of a column add up to, and what its total says. */
const totals = async (kind: ReportKind, heading: string) => {
  const [sheet] = (await readXlsx(await download(kind))).sheets
  const at = sheet?.rows[0]?.indexOf(heading) ?? -1
  const cells = sheet?.rows.slice(1).map((row) => Math.round(Number(row[at]) * 100)) ?? []
  const total = cells.pop()
  return [cells.reduce((all, one) => all + one, 0), total].map((value) => toDecimalText(centimos(value ?? 0)))
}

describe('every report says the same', () => {
  it('of the IGV: the overview, the cards, the boxes and both files', async () => {
    const { total_amount_igv_sales, total_amount_igv_purchase } = await getTotalAmount(month.client, scope())
    const cards = async (operationType: 'COMPRA' | 'VENTA') => {
      const { igv_10_amount, igv_18_amount } = await getPdtReport(month.client, { ...scope(), operationType })
      return toDecimalText(sumCentimos([amount(igv_10_amount), amount(igv_18_amount)]))
    }
    const { boxes } = await getPdt621(month.client, scope())
    const inBoxes = (...numbers: string[]): Centimos =>
      sumCentimos(boxes.filter(({ box }) => numbers.includes(box)).map((box) => amount(box.sum ?? '0')))
    expect([total_amount_igv_sales, total_amount_igv_purchase]).toEqual(['2189.40', '2091.43'])
    expect([await cards('VENTA'), await cards('COMPRA')]).toEqual(['2189.40', '2091.43'])
    expect(toDecimalText(centimos(inBoxes('101', '155') - inBoxes('103')))).toBe('2189.40')
    expect(toDecimalText(inBoxes('108', '157', '111', '115', '117'))).toBe('2091.43')
    expect(sum(sales(rvie), ({ amounts }) => amounts.igv + amounts.igvDiscount)).toBe('2189.40')
    expect(sum(purchases(rce), ({ amounts }) => amounts.igvDg + amounts.igvDgng)).toBe('2091.43')
  })

  it('of the totals: the Excel files and the other program', async () => {
    const { rce_totales, rvie_totales } = expected
    expect(await totals('compras', 'Total (S/)')).toEqual([rce_totales['tot'], rce_totales['tot']])
    expect(await totals('compras', 'IGV DG (S/)')).toEqual([rce_totales['igv'], rce_totales['igv']])
    expect(await totals('ventas', 'Total (S/)')).toEqual([rvie_totales['tot'], rvie_totales['tot']])
  })
})

const amount = (text: string): Centimos => parseCentimos(text) ?? centimos(0)
