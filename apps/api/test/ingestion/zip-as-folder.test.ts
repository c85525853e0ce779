import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { UploadFileStatus, UploadStatus } from '../../src/ingestion/receiving/upload-status.ts'
import type { Database } from '../../src/platform/db/index.ts'
import { openTestDatabase } from '../../test-kit/databases.ts'
import { salesFile } from '../../test-kit/register-files.ts'
import { openTestSite, sampleRuc, type TestFile, type TestSite } from '../../test-kit/test-company.ts'
import { withOtherChecksum, zipOf } from '../../test-kit/zip-file.ts'
import { countUnseenRows, publishedState } from './published-state.ts'
import { codesOf, damaged, factura, linesOf, ofOthers, register, root, text, voucher } from './zip-uploads.ts'

// Decision 57: a zip is a folder. Each of its files is ingested whole or not at all, whatever the others are.

let database: Database
let site: TestSite
let company: string

beforeAll(async () => {
  database = await openTestDatabase('pglite')
  site = await openTestSite(database, {
    limits: { maxXmlBytes: 50_000 },
  })
})
afterAll(async () => {
  await site?.close()
  await database?.close()
})
beforeEach(async () => {
  company = await site.addCompany()
})

const send = async (...files: readonly TestFile[]): Promise<UploadStatus> =>
  site.upload(company, [await zipOf('agosto.zip', files)])
const listed = async (): Promise<unknown[]> =>
  (await publishedState(database, company)).vouchers.map(({ code }) => code)

describe('files that are no vouchers or registers', () => {
  const foreign = [
    text('factura.pdf', '%PDF-1.4'),
    text('fotos/foto.JPG', '\u0000jpg'),
    text('carta.docx', 'PK\u0003\u0004'),
    text('web.html', '<html><br></html>'),
    text('Thumbs.db', '\u00d0\u00cf'),
    text('agosto/desktop.ini', '[x]'),
    text('.DS_Store', '\u0000'),
    text('__MACOSX/agosto/._F001-101.xml', '\u0000\u0005'),
    text('~$carta.docx', '\u0000'),
    text('vacio.pdf', ''),
    root('ApplicationResponse', 'R-20990000027-01-F001-101.xml'),
    root('ApplicationResponse', 'constancia.xml'),
    root('DespatchAdvice', '20990000027-09-T001-1.xml'),
    text('R-dañada.xml', '<cortada'),
  ]

  it('are skipped, counted and named in one warning, and have no lines', async () => {
    const upload = await send(...foreign, voucher())
    const [zip] = upload.files
    expect(upload.state).toBe('done')
    expect(zip).toMatchObject({ state: 'done', kind: 'zip', zip: null, rowsRead: 1, vouchersNew: 1, warningsTotal: 1 })
    expect(codesOf(upload)).toEqual([['F001-101.xml', 'done']])
    const message = zip?.warnings[0]?.message
    expect(zip?.warnings).toMatchObject([{ line: null, code: 'ZIP_FILES_SKIPPED' }])
    expect(message).toMatch(
      /^Omitimos 14 archivos que no son comprobantes ni registros: «factura\.pdf», .* y «R-dañada\.xml»\.$/,
    )
    for (const { name } of foreign) expect(message).toContain(`«${name}»`)
  })

  it('refuse a zip that holds nothing else, in one sentence', async () => {
    const { state, files } = await send(...foreign.slice(0, 2))
    expect(state).toBe('failed')
    expect(files).toMatchObject([{ state: 'failed', errorsTotal: 1, warningsTotal: 0 }])
    expect(files[0]?.errors).toEqual([
      {
        line: null,
        field: null,
        code: 'FILE_EMPTY',
        message:
          'El zip no contiene comprobantes ni registros que podamos leer, solo «factura.pdf» y «fotos/foto.JPG».',
      },
    ])
  })

  it('include workbooks: the warning says what to do with one that is a report', async () => {
    const [zip] = (await send(text('depositos.xls', '\u00d0\u00cf\u0011\u00e0'), voucher())).files
    expect(zip?.warnings[0]?.message).toMatch(
      /«depositos\.xls»\. Si un libro de Excel .* guárdalo como CSV y súbelo\.$/,
    )
  })

  it('are named up to a hundred, and the rest is counted', async () => {
    const pdfs = Array.from({ length: 130 }, (_, i) => text(`${i}.pdf`, '%PDF'))
    const { files } = await site.upload(company, [await zipOf('agosto.zip', [...pdfs, voucher()])])
    expect(files[0]?.warnings[0]?.message).toMatch(/^Omitimos 130 archivos .* «99\.pdf» y 30 más\.$/)
  })
})

const facts = ({ state, errors, rowsRead }: UploadFileStatus) => ({ state, errors, rowsRead })

describe('files that cannot be read', () => {
  it('have their own lines with the reason, and the rest is ingested', async () => {
    const upload = await send(
      ofOthers(),
      text('cortada.xml', factura.slice(0, 500)),
      text('vacia.xml', ''),
      text('notas.txt', 'hola'),
      text('otros.rar', 'Rar!'),
      text(`${'x'.repeat(300)}.xml`, factura),
      text('grande.xml', factura.replace('<Invoice ', `<!--${'x'.repeat(60_000)}--><Invoice `)),
      voucher(),
    )
    expect(upload.state).toBe('done')
    expect(upload.files[0]).toMatchObject({ state: 'done', vouchersNew: 1, errors: [], warnings: [] })
    expect(codesOf(upload)).toEqual([
      ['ajena.xml', 'FILE_OF_OTHER_COMPANY'],
      ['cortada.xml', 'XML_MALFORMED'],
      ['vacia.xml', 'FILE_EMPTY'],
      ['notas.txt', expect.any(String)],
      ['otros.rar', 'ZIP_ENTRY_REFUSED'],
      [`${'x'.repeat(255)}…`, 'ZIP_ENTRY_REFUSED'],
      ['grande.xml', 'FILE_TOO_LARGE'],
      ['F001-101.xml', 'done'],
    ])
    expect(await listed()).toEqual(['20990000027-01-F001-101'])
  })

  it('refuse a zip that holds nothing else, and are named by its errors', async () => {
    const upload = await send(ofOthers(), text('cortada.xml', factura.slice(0, 500)), text('a.pdf'))
    expect(upload).toMatchObject({ state: 'failed', files: [{ state: 'failed', kind: 'zip', errorsTotal: 2 }, {}, {}] })
    expect(upload.files[0]?.errors.map(({ message }) => message.split(':', 1)[0])).toEqual([
      '«ajena.xml»',
      '«cortada.xml»',
    ])
  })

  it('are the same as if the files were chosen one by one', async () => {
    const files = [
      voucher(),
      ofOthers(),
      register(3),
      damaged(register(3, 'mala.txt')),
      text('nota.txt', 'hola'),
      voucher(9, 'F9.txt'),
    ]
    const zipped = linesOf(await send(...files))
    const published = await publishedState(database, company)
    company = await site.addCompany()
    const single = await site.upload(company, files)
    expect(await publishedState(database, company)).toEqual(published)
    for (const file of single.files) expect([file.name, facts(zipped[file.name]!)]).toEqual([file.name, facts(file)])
  })

  it('include a voucher whose bytes were changed on the way', async () => {
    const upload = await site.upload(company, [withOtherChecksum(await zipOf('agosto.zip', [voucher(), voucher(102)]))])
    expect(codesOf(upload)).toEqual([
      ['F001-101.xml', 'ZIP_BROKEN'],
      ['F001-102.xml', 'done'],
    ])
  })
})

describe('tables', () => {
  it('are ingested beside each other, each with its own line', async () => {
    const sales = { ...salesFile(sampleRuc, '202608', [{}]), name: 'ventas.txt' }
    const upload = await send(register(2), sales, voucher())
    expect(linesOf(upload)).toMatchObject({
      'compras.txt': { state: 'done', kind: 'rce', taxPeriod: '202608', rowsRead: 2 },
      'ventas.txt': { state: 'done', kind: 'rvie', taxPeriod: '202608', rowsRead: 1 },
      'F001-101.xml': { state: 'done', kind: 'ubl', rowsRead: 1 },
    })
  })

  it('count as they do without the damaged ones, also if rows of those were written before', async () => {
    const sales = { ...salesFile(sampleRuc, '202608', [{}]), name: 'ventas.txt' }
    await send(sales, voucher())
    const right = await publishedState(database, company)
    for (const rows of [3, 1_200]) {
      company = await site.addCompany()
      const upload = await send(voucher(), damaged(register(rows)), sales)
      expect(upload.files[0]).toMatchObject({ state: 'done', rowsRead: 2, vouchersNew: 2, warningsTotal: 0 })
      expect(codesOf(upload)[0]).toEqual(['compras.txt', 'DATE_INVALID'])
      expect(linesOf(upload)['compras.txt']).toMatchObject({ errorsTotal: 1, errors: [{ line: rows + 1 }] })
      expect(await publishedState(database, company)).toEqual(right)
      expect(await countUnseenRows(database, company)).toBe(0)
    }
  })

  it('refuse a zip whose only table is damaged after rows of it were written', async () => {
    const upload = await send(damaged(register(1_200)), text('a.pdf'))
    expect(upload).toMatchObject({
      state: 'failed',
      files: [{ errors: [{ code: 'DATE_INVALID' }] }, { state: 'failed' }],
    })
    expect(upload.files[0]?.errors[0]?.message).toMatch(/^«compras\.txt»: /)
    expect(await listed()).toEqual([])
  })
})

it('an upload of the same zip again changes nothing and lists the zip only', async () => {
  const zip = await zipOf('agosto.zip', [voucher(), ofOthers()])
  await site.upload(company, [zip])
  const again = await site.upload(company, [zip])
  expect(again.files).toMatchObject([{ name: 'agosto.zip', state: 'done', alreadyUploaded: true }])
})

it('an upload lists five hundred files of a zip, those that were refused first, and says so', async () => {
  const many = [...Array.from({ length: 500 }, (_, i) => voucher(i + 1)), ofOthers()]
  const { files } = await site.upload(company, [await zipOf('agosto.zip', many)])
  expect(files).toHaveLength(501)
  expect(files[1]).toMatchObject({ name: 'agosto.zip/ajena.xml', state: 'failed' })
  expect(files[0]).toMatchObject({ rowsRead: 500, vouchersNew: 500, warnings: [{ code: 'ZIP_FILES_NOT_LISTED' }] })
})
