import { beforeAll, expect, test } from 'vitest'
import type { BusinessRow } from '../../src/company/businesses.store.ts'
import { downloadReport, reportPath, rowsOf, sheetOf } from '../../test-kit/report-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, addBusiness, type TestAccountant } from '../../test-kit/testing-records.ts'
import { sampleFile, upload } from '../../test-kit/uploads.ts'

// Vouchers that no register holds: each in a month of its own.
const app = useTestApp('pglite', { reportPatienceMs: 30_000 })
let as: TestAccountant
let company: BusinessRow

const sample = (code: string): string =>
  Buffer.from(sampleFile(`xml/${code}.xml`).content as Uint8Array).toString('utf8')
const inMonth = (xml: string, month: string): string =>
  xml.replace(/<cbc:IssueDate>[^<]*/, `<cbc:IssueDate>${month}-05`)

/** Boleta B001-500 of August, without its customer. */
const ofNobody = sample('20990000019-03-B001-500').replace(
  /<cac:AccountingCustomerParty>.*<\/cac:AccountingCustomerParty>/s,
  '',
)

/** Factura F001-101 of a month as a purchase, and as a sale with another number, with this base, IGV and total. */
function bothSides(month: string, [base, igv, total, percent = '18.00']: readonly string[]): string[] {
  const bought = inMonth(sample('20990000027-01-F001-101'), month)
    .replaceAll(/(<cbc:(?:TaxableAmount|LineExtensionAmount) currencyID="PEN">)[^<]*/g, `$1${base}`)
    .replaceAll(/(<cbc:TaxAmount currencyID="PEN">)[^<]*/g, `$1${igv}`)
    .replaceAll(/(<cbc:(?:TaxInclusiveAmount|PayableAmount) currencyID="PEN">)[^<]*/g, `$1${total}`)
    .replaceAll('<cbc:Percent>18.00', `<cbc:Percent>${percent}`)
    .replace(/<cbc:ID>F001-101/, `<cbc:ID>F001-${month.slice(-2)}`)
  const swapped = bought
    .replaceAll('20990000027', 'issuer')
    .replaceAll('20990000019', '20990000027')
    .replaceAll('issuer', '20990000019')
  return [bought, swapped]
}

/** A factura of April, whose line has a quantity of more digits than Excel keeps. */
const finelyMeasured = inMonth(sample('20990000027-01-F001-101'), '2026-04').replace(
  /(<cbc:InvoicedQuantity[^>]*>)[^<]*/,
  (_, opening: string) => `${opening}12345678.0123456789`,
)

beforeAll(async () => {
  as = await addAccountant(app.services)
  company = await addBusiness(app.services, as)
  const xmls = [
    ofNobody,
    finelyMeasured,
    ...bothSides('2026-07', ['1000.00', '130.00', '1130.00', '13.00']),
    ...bothSides('2026-06', ['9999999999999.99', '0.00', '9999999999999.99']),
    ...bothSides('2026-05', ['90071992547409.91', '0.00', '90071992547409.91']),
  ]
  const files = xmls.map((xml, i) => ({ name: `${i}.xml`, content: xml.replaceAll('20990000019', company.ruc) }))
  const { files: taken } = await upload(app, as, company, files)
  if (taken.some(({ vouchers_new }) => vouchers_new !== 1)) throw new Error(JSON.stringify(taken))
})

const report = (what: string, period: string) => downloadReport(app, as, reportPath(company.ruc, what, period))
const both = [
  ['compras', 'Compras', 'Base DG (S/)', 'IGV DG (S/)'],
  ['ventas', 'Ventas', 'Base gravada (S/)', 'IGV (S/)'],
] as const

test('a boleta without a customer is in RVIE and in the Excel of sales', async () => {
  const [row, ...others] = await rowsOf((await report('rvie', '202608')).text)
  expect(others).toEqual([])
  expect(row).toMatchObject({ type: '03', series: 'B001', number: '500', counterpartyName: '' })
  const { rows } = await sheetOf((await report('ventas', '202608')).bytes, 'Ventas')
  expect(rows.map((one) => [one.get('Número'), one.get('Cliente'), one.get('Total (S/)')])).toEqual([
    ['500', null, (row?.amounts.total ?? 0) / 100],
  ])
})

test.each(both)(
  'the Excel of %s keeps base and IGV of a rate out of the table, and names none',
  async (kind, ...of) => {
    const [sheet, base, igv] = of
    const { rows } = await sheetOf((await report(kind, '202607')).bytes, sheet)
    expect(rows.map((row) => [base, igv, 'Total (S/)', 'Tasa de IGV'].map((heading) => row.get(heading)))).toEqual([
      [1000, 130, 1130, null],
    ])
    const why = kind === 'compras' ? 'La tasa de IGV no es ninguna de las vigentes en la fecha de emisión.' : undefined
    expect(rows[0]?.get('Motivos del estado')).toBe(why)
  },
)

test('the files for SUNAT and Siscont keep base and IGV of a rate out of the table, once somebody has validated it', async () => {
  const path = `/app/internal/businesses/dashboard-reports/observed/validate/?ruc=${company.ruc}&tax_period=202607`
  await app.request(path, { as, method: 'PATCH', json: { cpes: ['20990000027-01-F001-7'] } })
  const [bought] = await rowsOf((await report('rce', '202607')).text)
  expect(bought?.amounts).toMatchObject({ taxableDg: 1000_00, igvDg: 130_00, total: 1130_00 })
  const [sold] = await rowsOf((await report('rvie', '202607')).text)
  expect(sold?.amounts).toMatchObject({ taxable: 1000_00, igv: 130_00, total: 1130_00 })
  const { rows } = await sheetOf((await report('siscont', '202607')).bytes, 'Siscont')
  expect(rows.map((row) => ['GRAVADO', 'IGV', 'TOTAL'].map((heading) => row.get(heading)))).toEqual([[1000, 130, 1130]])
})

test.each([...both.map(([kind, sheet]) => [kind, sheet, 'Total (S/)']), ['siscont', 'Siscont', 'TOTAL']])(
  'the Excel of %s holds the largest amount that Excel can keep to the céntimo',
  async (kind, sheet, heading) => {
    const { rows } = await sheetOf((await report(kind, '202606')).bytes, sheet)
    expect(rows.map((row) => row.get(heading))).toEqual([9_999_999_999_999.99])
  },
)

test.each(['compras', 'ventas', 'siscont'])(
  'an amount that Excel would show as another one is one error of %s that names its voucher',
  async (kind) => {
    const { status, body } = await app.request(reportPath(company.ruc, kind, '202605'), { as })
    const issuer = kind === 'ventas' ? company.ruc : '20990000027'
    const message = expect.stringMatching(
      /^El comprobante F001-5 no cabe en el archivo\. El importe .+ tiene más de los 15 dígitos que guarda Excel\.$/,
    )
    expect([status, body]).toMatchObject([
      422,
      { code: 'REPORT_VOUCHER_INVALID', message, errors: [{ field: `${issuer}-01-F001-5`, message }] },
    ])
  },
)

test('a quantity that Excel would change is a cell of text with every digit, and others stay numbers', async () => {
  const { rows } = await sheetOf((await report('compras', '202604')).bytes, 'Ítems')
  expect(rows.map((row) => [row.get('Cantidad'), row.get('Valor unitario')])).toEqual([
    ['12345678.0123456789', 400],
    [10, 20],
  ])
})
