import { type RegisterRow, registerKey, voucherCode } from '@contapro/sunat/sire'
import { describe, expect, test } from 'vitest'
import { shippedSettings } from '../../src/company/settings/shipped-settings.ts'
import { databaseKinds } from '../../test-kit/databases.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { downloadReport, reportPath, rowsOf, sheetOf } from '../../test-kit/report-files.ts'
import { SAMPLE_RUC, sampleMonthReports } from '../../test-kit/sample-month-reports.ts'
import { addBusiness } from '../../test-kit/testing-records.ts'
import { unzip } from '../../test-kit/unzip.ts'
import { sampleFile, upload } from '../../test-kit/uploads.ts'

const ruc = SAMPLE_RUC
const golden = (name: string): string[] =>
  Buffer.from(sampleFile(`sire/${name}.txt`).content as Uint8Array)
    .toString()
    .trimEnd()
    .split('\r\n')

const codes = (rows: readonly RegisterRow[]): string[] => rows.map((row) => voucherCode(registerKey(row))).toSorted()
/** The 37 fields of Anexo 11, whatever closes the line. */
const fields = (line: string): string => line.split('|').slice(0, 37).join('|')
const column = (field: string | null, width: number, fixed: string | null = null) => ({
  heading: '',
  field,
  fixed_value: fixed,
  width,
})
const linesOf = (text: string): string[] => text.split('\r\n').filter(Boolean)

/** Says which voucher a file leaves out. */
const named = (issuer: string) => ({
  left_out_count: 1,
  left_out: [
    {
      code: `${issuer}-01-F002-900`,
      serie_number: 'F002-900',
      currency: 'USD',
      message: 'El comprobante F002-900 está en USD y no está en el archivo: falta tipo de cambio.',
    },
  ],
})

describe.each(databaseKinds)('on %s', (kind) => {
  const month = sampleMonthReports(kind)
  const { app, report, set } = month

  test('RCE holds, field by field, what the golden file holds of the purchases that give credit', async () => {
    const { name, text, contentType } = await report('rce')
    expect(name).toBe('LE2099000001920260800080400021112.txt')
    expect(contentType).toBe('text/plain; charset=utf-8')
    const withoutCredit = /\|(03\|B001\|\|77|01\|F001\|\|3)\|/
    const wanted = golden('LE2099000001920260800080400021112').filter((line) => !withoutCredit.test(line))
    expect(wanted).toHaveLength(10)
    expect(linesOf(text).map(fields).toSorted()).toEqual(wanted.map(fields).toSorted())
  })

  test('RVIE holds, field by field, what the golden file holds: every sale', async () => {
    const { name, text } = await report('rvie')
    expect(name).toBe('LE2099000001920260800140400021112.txt')
    expect(linesOf(text).toSorted()).toEqual(golden('LE2099000001920260800140400021112').toSorted())
  })

  test.each([
    [37, 37],
    [38, 38],
    [42, 42],
  ])('RCE has %i tokens a line where the settings say so', async (setting, tokens) => {
    await set({ rce_token_count: setting })
    const { text } = await report('rce')
    expect(linesOf(text).map((line) => line.split('|').length)).toEqual(Array.from({ length: 10 }, () => tokens))
    expect(codes(await rowsOf(text))).toHaveLength(10)
    await set({ rce_token_count: 38 })
  })

  test.each(['rce', 'rvie'])('the zip of %s holds the text file under its own name', async (book) => {
    const { name, bytes, contentType } = await report(`${book}.zip`)
    const { name: textName, text } = await report(book)
    expect([name, contentType]).toEqual([textName.replace('.txt', '.zip'), 'application/zip'])
    const files = [...(await unzip(bytes))].map(([file, content]) => [file, String(content)])
    expect(files).toEqual([[textName, text]])
  })

  test('the Excel of purchases holds all of them with typed cells, texts of the lines, links and totals', async () => {
    const { name, bytes } = await report('compras')
    expect(name).toBe(`compras-contapro-${ruc}-202608.xlsx`)
    const { sheet, rows, total } = await sheetOf(bytes, 'Compras')
    expect(rows).toHaveLength(12)
    expect(sheet.freezePane).toMatchObject({ rows: 1 })
    expect(sheet.autoFilter?.range).toBe('A1:AH13')
    const row = rows.find((one) => one.get('Serie') === 'E001')
    expect(Object.fromEntries(row ?? [])).toMatchObject({
      'Fecha de emisión': new Date('2026-08-12T00:00:00Z'),
      Tipo: '01',
      Número: '12',
      'RUC del proveedor': '20990000043',
      Proveedor: 'SERVICIOS Y AÑADIDOS TRES S.R.L.',
      'Base DG (S/)': 5000,
      'IGV DG (S/)': 900,
      'Total (S/)': 5900,
      'Tasa de IGV': '18%',
      Detracción: 'Sí',
      Imagen: 'Ver imagen',
      XML: 'Ver XML',
    })
    expect(total?.get('Total (S/)')).toBe(14810)
    expect(total?.get('IGV DG (S/)')).toBe(1835.83)
  })

  test('a purchase that only a register knows has no links in the Excel', async () => {
    const { rows } = await sheetOf((await report('compras')).bytes, 'Compras')
    const utility = rows.find((one) => one.get('Tipo') === '14')
    expect([utility?.get('Imagen'), utility?.get('XML'), utility?.get('Glosa')]).toEqual([null, null, null])
  })

  test('the Excel of purchases lists the lines of each XML', async () => {
    const { rows } = await sheetOf((await report('compras')).bytes, 'Ítems')
    const line = rows.find((one) => one.get('Serie') === 'F002')
    expect(Object.fromEntries(line ?? [])).toMatchObject({ Moneda: 'USD', Línea: 1, Descripción: expect.any(String) })
    expect(rows.length).toBeGreaterThanOrEqual(11)
  })

  test('the Excel of sales holds all of them with the totals of RVIE', async () => {
    const { name, bytes } = await report('ventas')
    expect(name).toBe(`ventas-contapro-${ruc}-202608.xlsx`)
    const { rows, total } = await sheetOf(bytes, 'Ventas')
    expect(rows).toHaveLength(9)
    const names = ['Exportación (S/)', 'Base gravada (S/)', 'Descuento de la base (S/)', 'IGV (S/)', 'Total (S/)']
    expect(names.map((heading) => total?.get(heading))).toEqual([18750, 13080, -500, 2279.4, 33869.4])
  })

  test('the file of Siscont has the columns of the shipped template and the deductible purchases', async () => {
    const { name, bytes } = await report('siscont')
    expect(name).toBe(`siscont-${ruc}-202608.xlsx`)
    const { headings, rows } = await sheetOf(bytes, 'Siscont')
    expect(headings).toHaveLength(24)
    // Without B001-77, a boleta of a legal person.
    expect(rows).toHaveLength(11)
    const dollars = rows.find((one) => one.get('SERIE') === 'F002')
    expect(Object.fromEntries(dollars ?? [])).toMatchObject({
      'TIPO DOCUMENTO': '01',
      NÚMERO: '900',
      MONEDA: 'S',
      GRAVADO: 3750,
      IGV: 675,
      TOTAL: 4425,
      'TIPO DE CAMBIO': null,
      EXPORTACIÓN: null,
    })
  })

  test('the file of Siscont follows an edited template: fixed width, amounts to the right', async () => {
    const columns = [
      column(null, 2, '11'),
      column('issue_date', 10),
      column('serie_number', 12),
      column('supplier_business_name', 8),
      column('total_amount', 10),
    ]
    await set({ siscont_template: { format: 'txt', columns } })
    const { name, text, contentType } = await report('siscont')
    expect([name, contentType]).toEqual([`siscont-${ruc}-202608.txt`, 'text/plain; charset=iso-8859-1'])
    expect(linesOf(text)).toContain('1112/08/2026E001-12     SERVICIO   5900.00')
    await set({ siscont_template: { format: 'txt', columns: [column('total_amount', 4)] } })
    const { status, body } = await app.request(reportPath(ruc, 'siscont'), { as: month.as })
    expect(status).toBe(422)
    expect(body).toMatchObject({
      code: 'REPORT_VOUCHER_INVALID',
      errors: [
        { field: expect.stringMatching(/^2099/), message: expect.stringContaining('no entra en las 4 posiciones') },
      ],
    })
  })

  test('a template that names an unknown field is refused by that name', async () => {
    const other = await addBusiness(app.services, month.as)
    await set({ rce_token_count: 37 }, other)
    const columns = [{ heading: 'X', field: 'igv_18', fixed_value: null, width: 10 }]
    await app.services.database.driver.query(
      `UPDATE business_settings SET values = values || $2::jsonb WHERE business_uuid = $1`,
      [other.uuid, JSON.stringify({ siscont_template: { format: 'xlsx', columns } })],
    )
    const { status, body } = await app.request(reportPath(other.ruc, 'siscont'), { as: month.as })
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'REPORT_TEMPLATE_INVALID', errors: [{ field: 'igv_18' }] })
  })

  test('a period without vouchers gives files without rows', async () => {
    await set({ siscont_template: shippedSettings.siscont_template })
    const texts = { rce: 'LE2099000001920250100080400021012', rvie: 'LE2099000001920250100140400021012' }
    for (const [book, name] of Object.entries(texts)) {
      expect(await report(book, '202501')).toMatchObject({ name: `${name}.txt`, text: '' })
      const zip = await report(`${book}.zip`, '202501')
      expect(zip.name).toBe(`${name}.zip`)
      expect([...(await unzip(zip.bytes))].map(([file, content]) => [file, String(content)])).toEqual([
        [`${name}.txt`, ''],
      ])
    }
    for (const [file, columns, ...sheets] of [
      ['compras', 34, 'Compras', 'Ítems'],
      ['ventas', 31, 'Ventas', 'Ítems'],
      ['siscont', 24, 'Siscont'],
    ] as const) {
      const { bytes } = await report(file, '202501')
      for (const sheet of sheets) expect((await sheetOf(bytes, sheet)).rows).toEqual([])
      expect((await sheetOf(bytes, sheets[0])).headings).toHaveLength(columns)
    }
    await set({ siscont_template: { format: 'txt', columns: [column('total_amount', 10)] } })
    expect(await report('siscont', '202501')).toMatchObject({ name: `siscont-${ruc}-202501.txt`, text: '' })
  })

  test('a decision takes exactly its purchase out of RCE, and its undoing brings it back', async () => {
    const code = '20990000027-01-F001-101'
    const decide = async (how: string) => {
      const path = `/app/internal/businesses/dashboard-reports/observed/${how}/?ruc=${ruc}&tax_period=202608`
      const { status, text } = await app.request(path, { as: month.as, method: 'PATCH', json: { cpes: [code] } })
      if (status !== 200) throw new Error(text)
    }
    const before = codes(await rowsOf((await report('rce')).text))
    await decide('decline')
    expect(codes(await rowsOf((await report('rce')).text))).toEqual(before.filter((one) => one !== code))
    const { rows } = await sheetOf((await report('compras')).bytes, 'Compras')
    const declined = rows.filter((row) => row.get('Estado') === 'gasto no deducible')
    // B001-77, a boleta of a legal person, is not deductible by the norm.
    expect(declined.map((row) => [row.get('Serie'), row.get('Número')])).toEqual([
      ['F001', '101'],
      ['B001', '77'],
    ])
    await decide('undo')
    expect(codes(await rowsOf((await report('rce')).text))).toEqual(before)
  })

  test('a file shows what was taken in since the last one', async () => {
    const other = await addBusiness(app.services, month.as)
    const rce = () => downloadReport(app, month.as, reportPath(other.ruc, 'rce', '202608'))
    await upload(app, month.as, other, [purchasesFile(other.ruc, '202608', [{}])])
    expect(linesOf((await rce()).text)).toHaveLength(1)
    await upload(app, month.as, other, [purchasesFile(other.ruc, '202608', [{ number: '77' }, { number: '78' }])])
    expect(linesOf((await rce()).text)).toHaveLength(3)
  })

  test('a voucher in dollars that no register has put into soles is in the Excel, marked, and in no file in soles, which names it', async () => {
    const other = await addBusiness(app.services, month.as)
    const { name, content } = sampleFile('xml/20990000051-01-F002-900.xml')
    const bought = Buffer.from(content as Uint8Array)
      .toString()
      .replaceAll(ruc, other.ruc)
    const sold = bought
      .replaceAll('20990000051', 'issuer')
      .replaceAll(other.ruc, '20990000051')
      .replaceAll('issuer', other.ruc)
    await upload(app, month.as, other, [
      { name, content: bought },
      { name: `${other.ruc}-01-F002-900.xml`, content: sold },
    ])
    const file = (what: string) => downloadReport(app, month.as, reportPath(other.ruc, what))
    for (const [what, sheet] of [
      ['compras', 'Compras'],
      ['ventas', 'Ventas'],
    ] as const) {
      const { rows, total } = await sheetOf((await file(what)).bytes, sheet)
      expect([rows[0]?.get('Total (S/)'), rows[0]?.get('Total en su moneda'), rows[0]?.get('Aviso')]).toEqual([
        null,
        1180,
        'Falta tipo de cambio',
      ])
      expect(total?.get('Total (S/)')).toBe(0)
    }
    expect((await file('rce')).text).toBe('')
    expect((await file('rvie')).text).toBe('')
    expect((await sheetOf((await file('siscont')).bytes, 'Siscont')).rows).toEqual([])

    const leftOut = async (what: string) => (await app.request(reportPath(other.ruc, what), { as: month.as })).body
    for (const what of ['rce', 'rce.zip', 'siscont']) expect(await leftOut(what)).toMatchObject(named('20990000051'))
    for (const what of ['rvie', 'rvie.zip']) expect(await leftOut(what)).toMatchObject(named(other.ruc))
    for (const what of ['compras', 'ventas']) {
      expect(await leftOut(what)).toMatchObject({ left_out_count: 0, left_out: [] })
    }
  })

  test('what an accountant has declined is not left out, since it does not belong into the files', async () => {
    const other = await addBusiness(app.services, month.as)
    const { name, content } = sampleFile('xml/20990000051-01-F002-900.xml')
    const xml = Buffer.from(content as Uint8Array)
      .toString()
      .replaceAll(ruc, other.ruc)
    await upload(app, month.as, other, [{ name, content: xml }])
    const path = `/app/internal/businesses/dashboard-reports/observed/decline/?ruc=${other.ruc}&tax_period=202608`
    await app.request(path, { as: month.as, method: 'PATCH', json: { cpes: ['20990000051-01-F002-900'] } })
    for (const what of ['rce', 'siscont']) {
      expect((await app.request(reportPath(other.ruc, what), { as: month.as })).body).toMatchObject({
        left_out_count: 0,
      })
    }
  })
})
