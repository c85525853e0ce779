import type { CivilDate } from '@contapro/sunat'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BusinessRow } from '../../src/company/businesses.store.ts'
import { purchasesFile, salesFile } from '../../test-kit/register-files.ts'
import { downloadReport, reportPath, rowsOf, sheetOf } from '../../test-kit/report-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, addBusiness, type TestAccountant } from '../../test-kit/testing-records.ts'
import { sampleFile, upload } from '../../test-kit/uploads.ts'

const app = useTestApp('pglite', { reportPatienceMs: 30_000 })
let as: TestAccountant
beforeAll(async () => {
  as = await addAccountant(app.services)
})

interface OddVoucher {
  readonly number: string
  readonly name: string
  /** As SUNAT's files hold it. */
  readonly inSire: string
  /** Base and IGV in céntimos. */
  readonly taxable: number
  readonly igv: number
  /** The voucher that it modifies: it is a note. */
  readonly modified?: {
    readonly issuedOn: CivilDate
    readonly type: string
    readonly series: string
    readonly number: string
  }
}

const ordinary = { taxable: 100_00, igv: 18_00 }
/** Two hundred characters. */
const long = `"${'Ñandú '.repeat(31)}Ñandú.Á" S.A.C.`.slice(0, 200)

const invoiceOfMay = { issuedOn: '2026-05-10' as CivilDate, type: '01', series: 'F001', number: '77' }

/** Names as people type them, and totals at every bound of the format: twelve integers and two decimals. */
const odd: readonly OddVoucher[] = [
  { number: '1', name: '=1+1', inSire: '=1+1', ...ordinary },
  { number: '2', name: '+SUMA(A1)', inSire: '+SUMA(A1)', ...ordinary },
  { number: '3', name: '-2', inSire: '-2', ...ordinary },
  { number: '4', name: '@todos', inSire: '@todos', ...ordinary },
  { number: '5', name: long, inSire: long, ...ordinary },
  {
    number: '6',
    name: 'Uno | dos / tres \\ cuatro\r\ncinco\ttabulado',
    inSire: 'Uno dos tres cuatro cinco tabulado',
    ...ordinary,
  },
  {
    number: '7',
    name: 'Café 😀👨‍👩‍👧 & <hijos> _x0041_',
    inSire: 'Café & <hijos> _x0041_',
    ...ordinary,
  },
  { number: '8', name: 'Nota', inSire: 'Nota', taxable: -50_00, igv: -9_00, modified: invoiceOfMay },
  { number: '9', name: 'Muestra', inSire: 'Muestra', taxable: 0, igv: 0 },
  { number: '10', name: 'Mina', inSire: 'Mina', taxable: 84_745_762_711_863, igv: 15_254_237_288_135 },
]
const totals = odd.map(({ number, taxable, igv }) => [number, taxable + igv] as const)
const inSoles = totals.map(([number, total]) => [number, total / 100] as const)
const inCells = odd.map(({ name }) => name.replaceAll('\r\n', '\n'))

const column = (field: string, width: number) => ({ heading: '', field, fixed_value: null, width })

describe('the files of a company with odd vouchers', () => {
  let company: BusinessRow
  const report = (what: string) => downloadReport(app, as, reportPath(company.ruc, what))
  const set = (settings: object) =>
    app.request(`/app/internal/businesses/${company.uuid}/settings`, { as, method: 'PATCH', json: settings })

  beforeAll(async () => {
    company = await addBusiness(app.services, as)
    const facts = odd.map(({ number, taxable, igv, modified = null }) => {
      const type = modified ? '07' : '01'
      return { number, taxable, igv, modified, type }
    })
    await upload(app, as, company, [
      purchasesFile(company.ruc, '202608', facts),
      salesFile(company.ruc, '202608', facts),
    ])
    for (const { number, name } of odd) {
      await app.services.database.driver.query(
        `UPDATE vouchers SET counterparty_name = $2 WHERE business_uuid = $1 AND number = $3`,
        [company.uuid, name, number],
      )
    }
  })

  test.each([
    ['compras', 'Compras', 'Proveedor'],
    ['ventas', 'Ventas', 'Cliente'],
  ])('the Excel of %s keeps every text as it is, as text, and every total', async (kind, sheet, party) => {
    const { rows, total } = await sheetOf((await report(kind)).bytes, sheet)
    const byNumber = rows.toSorted((a, b) => Number(a.get('Número')) - Number(b.get('Número')))
    expect(byNumber.map((row) => row.get(party))).toEqual(inCells)
    expect(byNumber.map((row) => [row.get('Número'), row.get('Total (S/)')])).toEqual(inSoles)
    // Seven of 118.00, less 59.00, and 999,999,999,999.98.
    expect(total?.get('Total (S/)')).toBe(1_000_000_000_766.98)
  })

  test.each(['rce', 'rvie'])('%s keeps one line for each voucher, which our reader reads back', async (kind) => {
    const rows = (await rowsOf((await report(kind)).text)).toSorted((a, b) => Number(a.number) - Number(b.number))
    expect(rows.map((row) => row.counterpartyName)).toEqual(odd.map(({ inSire }) => inSire))
    expect(rows.map(({ number, amounts }) => [number, amounts.total])).toEqual(totals)
  })

  test('the Excel of Siscont keeps every text and every total', async () => {
    const { rows } = await sheetOf((await report('siscont')).bytes, 'Siscont')
    const byNumber = rows.toSorted((a, b) => Number(a.get('NÚMERO')) - Number(b.get('NÚMERO')))
    expect(byNumber.map((row) => row.get('RAZÓN SOCIAL'))).toEqual(inCells)
    expect(byNumber.map((row) => [row.get('NÚMERO'), row.get('TOTAL')])).toEqual(inSoles)
  })

  test('the text of Siscont keeps lines of one width, and every total', async () => {
    const columns = [column('number', 10), column('supplier_business_name', 200), column('total_amount', 16)]
    await set({ siscont_template: { format: 'txt', columns } })
    const { bytes } = await report('siscont')
    const lines = Buffer.from(bytes).toString('latin1').split('\r\n').filter(Boolean)
    expect(lines.map((line) => line.length)).toEqual(odd.map(() => 226))
    const byNumber = lines.toSorted((a, b) => Number(a.slice(0, 10)) - Number(b.slice(0, 10)))
    expect(byNumber.map((line) => [line.slice(0, 10).trim(), Number(line.slice(210)) * 100])).toEqual(
      totals.map(([number, total]) => [number, total]),
    )
    expect(byNumber[4]?.slice(10, 210)).toBe(long.padEnd(200))
    expect(byNumber[5]?.slice(10, 210).trim()).toBe('Uno dos tres cuatro cinco tabulado')
  })

  test.each([
    ['rce', '3'],
    ['rce.zip', '3'],
    ['rvie', '4'],
    ['rvie.zip', '4'],
  ])('an amount beyond twelve integers is one error of %s that names its voucher', async (what, number) => {
    await app.services.database.driver.query(
      `UPDATE vouchers SET total_centimos = 100000000000000 WHERE business_uuid = $1 AND operation = $2 AND number = $3`,
      [company.uuid, what.startsWith('rce') ? 'COMPRA' : 'VENTA', number],
    )
    // Another file than the one that was made before.
    await set({ rce_token_count: 37 })
    await upload(app, as, company, [
      what.startsWith('rce')
        ? purchasesFile(company.ruc, '202607', [{ number: `9${number}` }])
        : salesFile(company.ruc, '202607', [{ number: `9${number}` }]),
    ])
    const { status, body } = await app.request(reportPath(company.ruc, what), { as })
    expect(status).toBe(422)
    expect(body).toMatchObject({
      code: 'REPORT_VOUCHER_INVALID',
      errors: [
        {
          field: expect.stringMatching(`-01-F001-${number}$`),
          message: expect.stringMatching(
            `^El comprobante F001-${number} no cabe en el archivo\\. El importe .+ no es válido`,
          ),
        },
      ],
    })
  })
})

describe('the files of a voucher with 500 lines', () => {
  let company: BusinessRow
  const lines = Array.from({ length: 500 }, (_, i) => `LÍNEA ${i + 1}: ${'detalle '.repeat(10).trim()}`)
  const report = (what: string) => downloadReport(app, as, reportPath(company.ruc, what))

  beforeAll(async () => {
    company = await addBusiness(app.services, as)
    const xml = Buffer.from(sampleFile('xml/20990000027-01-F001-101.xml').content as Uint8Array).toString()
    const [line = ''] = /<cac:InvoiceLine>.*?<\/cac:InvoiceLine>/s.exec(xml) ?? []
    const many = lines.map((text, i) =>
      line
        .replace(/(<cac:InvoiceLine>\s*<cbc:ID>)[^<]*/, `$1${i + 1}`)
        .replace(/(<cbc:Description>).*?(<\/cbc:Description>)/s, `$1${text}$2`),
    )
    const bought = xml
      .replace(/<cac:InvoiceLine>.*<\/cac:InvoiceLine>/s, many.join(''))
      .replaceAll('20990000019', company.ruc)
    const sold = bought
      .replaceAll('20990000027', 'issuer')
      .replaceAll(company.ruc, '20990000027')
      .replaceAll('issuer', company.ruc)
    await upload(app, as, company, [
      purchasesFile(company.ruc, '202608', [{ number: '101' }]),
      salesFile(company.ruc, '202608', [{ number: '101' }]),
      { name: 'compra.xml', content: bought },
      { name: 'venta.xml', content: sold },
    ])
  })

  test.each([
    ['compras', 'Compras'],
    ['ventas', 'Ventas'],
  ])(
    'the Excel of %s lists each of them, and their beginning as the glosa, which says that it is cut',
    async (kind, sheet) => {
      const { bytes } = await report(kind)
      const items = await sheetOf(bytes, 'Ítems')
      expect(items.rows.map((row) => [row.get('Línea'), row.get('Descripción')])).toEqual(
        lines.map((text, i) => [i + 1, text]),
      )
      const { rows } = await sheetOf(bytes, sheet)
      expect(rows).toHaveLength(1)
      const glosa = String(rows[0]?.get('Glosa'))
      // A cell of Excel holds 32,767 characters.
      expect(glosa).toBe(`${lines.join(' | ').slice(0, 31_999)}…`)
    },
  )

  test.each(['rce', 'rvie'])('%s holds it in one line', async (kind) => {
    expect((await rowsOf((await report(kind)).text)).map(({ number }) => number)).toEqual(['101'])
  })

  test('Siscont holds it in one row', async () => {
    const { rows } = await sheetOf((await report('siscont')).bytes, 'Siscont')
    expect(rows.map((row) => row.get('TOTAL'))).toEqual([118])
  })
})
