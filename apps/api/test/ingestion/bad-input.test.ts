import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { UploadFileStatus } from '../../src/ingestion/receiving/upload-status.ts'
import type { Database } from '../../src/platform/db/index.ts'
import { openTestDatabase } from '../../test-kit/databases.ts'
import { openTestSite, sampleFile, type TestFile, type TestSite } from '../../test-kit/test-company.ts'
import { withDeclaredSize, withOtherChecksum, withRepeatedEntry, zipOf } from '../../test-kit/zip-file.ts'
import { publishedState } from './published-state.ts'

const MAX_BYTES = 400_000

let database: Database
let site: TestSite
let company: string
let good: TestFile
let rce: string
let factura: string
let onlyGood: unknown

beforeAll(async () => {
  database = await openTestDatabase('pglite')
  site = await openTestSite(database, {
    maxFileBytes: MAX_BYTES,
    limits: { maxUnpackedBytes: MAX_BYTES, maxXmlBytes: 50_000, maxZipEntries: 20 },
  })
  good = await sampleFile('sire/LE209900000192026080014040001EXP2.txt')
  rce = Buffer.from(
    (await sampleFile('sire/20990000019-20260901-100000-propuesta.txt')).content as Uint8Array,
  ).toString()
  factura = Buffer.from((await sampleFile('xml/20990000027-01-F001-101.xml')).content as Uint8Array).toString()
  const control = await site.addCompany()
  await site.upload(control, [good])
  onlyGood = await publishedState(database, control)
})
afterAll(async () => {
  await site?.close()
  await database?.close()
})
beforeEach(async () => {
  company = await site.addCompany()
})

/** Uploads a bad file between two good ones and answers what the upload says of it. */
async function uploadBad(bad: TestFile): Promise<UploadFileStatus> {
  const upload = await site.upload(company, [bad, good])
  const [refused, taken] = upload.files
  expect(taken).toMatchObject({ state: 'done', vouchersNew: 9 })
  expect(refused).toMatchObject({ state: 'failed', vouchersNew: 0, vouchersKnown: 0 })
  expect(upload.state).toBe('done')
  expect(await publishedState(database, company)).toEqual(onlyGood)
  return refused!
}

const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length

describe('a register file that is not what it says', () => {
  const changes = [
    [
      'a header without a column',
      'BI Gravado DG',
      'Otra cosa',
      { line: 1, field: 'BI Gravado DG', code: 'HEADER_WRONG' },
    ],
    ['a line with a column too few', '|FC01||8||', '|FC01|8||', { field: null, code: 'COLUMNS_WRONG' }],
    ['a date that does not exist', '16/08/2026', '31/09/2026', { field: 'Fecha de emisión', code: 'DATE_INVALID' }],
    ['an amount with a comma', '|5000.00|', '|5,000.00|', { field: 'BI Gravado DG', code: 'AMOUNT_INVALID' }],
    [
      'a RUC with a wrong check digit',
      '6|20990000051|',
      '6|20990000052|',
      { field: 'Nro Doc Identidad', code: 'RUC_INVALID' },
    ],
    ['a currency that is none', '|USD|', '|XQZ|', { field: 'Moneda', code: 'CURRENCY_INVALID' }],
    [
      'a type that Tabla 10 does not have',
      '|07|FC01|',
      '|77|FC01|',
      { field: 'Tipo CP/Doc.', code: 'VOUCHER_TYPE_INVALID' },
    ],
  ] as const

  it.each(changes)('is refused for %s, naming line, field and reason', async (_, part, wrong, error) => {
    const refused = await uploadBad({ name: 'propuesta.txt', content: rce.replace(part, wrong) })
    expect(refused).toMatchObject({ kind: 'rce', errorsTotal: 1 })
    expect(refused.errors[0]).toMatchObject({ line: lineOf(rce, part), ...error })
    expect(refused.errors[0]?.message).toMatch(/^[A-ZÁÉÍÓÚ«].*\.$/)
  })

  it('is taken when a total is not its sum, with a warning that names line and field', async () => {
    const upload = await site.upload(company, [
      { name: 'propuesta.txt', content: rce.replace('|5900.00|', '|5900.01|') },
    ])
    expect(upload.files[0]).toMatchObject({ state: 'done', rowsRead: 12, errorsTotal: 0, errors: [], warningsTotal: 1 })
    expect(upload.files[0]?.warnings).toMatchObject([
      { line: lineOf(rce, '|5900.00|'), field: 'Total CP', code: 'TOTAL_MISMATCH' },
    ])
  })

  it('is refused when it is cut off', async () => {
    const refused = await uploadBad({ name: 'propuesta.txt', content: rce.slice(0, -120) })
    expect(refused.errors[0]).toMatchObject({ line: 13, code: 'FILE_TRUNCATED' })
  })

  it('is refused when it belongs to another company', async () => {
    const refused = await uploadBad({
      name: 'propuesta.txt',
      content: rce.replaceAll('\n20990000019|', '\n20990000027|'),
    })
    expect(refused.errors[0]).toMatchObject({ code: 'FILE_OF_OTHER_COMPANY' })
  })

  it('counts all its errors and lists the first hundred', async () => {
    const line = rce.split('\r\n')[1]!
    const content = rce + `${line.replace('05/08/2026', '05-08-2026')}\r\n`.repeat(250)
    const refused = await uploadBad({ name: 'propuesta.txt', content })
    expect(refused.errorsTotal).toBe(250)
    expect(refused.errors).toHaveLength(100)
    expect(refused.errors.map((e) => e.line).slice(0, 2)).toEqual([14, 15])
  })

  it('is refused when its name says that it is the PLE register of another company', async () => {
    const { content } = await sampleFile('ple/LE2099000001920260800080100001111.txt')
    const refused = await uploadBad({ name: 'LE2099000002720260800080100001111.txt', content })
    expect(refused).toMatchObject({ kind: 'ple-8.1', errors: [{ code: 'FILE_OF_OTHER_COMPANY' }] })
  })

  it('is refused when it is no text at all', async () => {
    const refused = await uploadBad({ name: 'foto.txt', content: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70]) })
    expect(refused.state).toBe('failed')
    expect(refused.errors).toHaveLength(1)
  })

  it('is refused when it is empty', async () => {
    expect((await uploadBad({ name: 'nada.txt', content: '' })).errors).toMatchObject([{ code: 'FILE_EMPTY' }])
  })
})

describe('a register file in another encoding', () => {
  it.each([
    ['ISO-8859-1 without a mark', Buffer.from(replacementRow(), 'latin1')],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${replacementRow()}`, 'utf8')],
  ])('is read: %s', async (_, content) => {
    const upload = await site.upload(company, [{ name: 'propuesta.txt', content }])
    expect(upload.files[0]).toMatchObject({ state: 'done', vouchersNew: 1 })
    const { vouchers } = await publishedState(database, company)
    expect(vouchers[0]).toMatchObject({ counterparty_name: 'SERVICIOS Y AÑADIDOS TRES S.R.L.' })
  })
})

/** A replacement file of one row with letters beyond ASCII. */
function replacementRow(): string {
  return '20990000019|EMPRESA DE PRUEBA S.A.C.|202608||12/08/2026||01|E001||12||6|20990000043|SERVICIOS Y AÑADIDOS TRES S.R.L.|5000.00|900.00|0.00|0.00|0.00|0.00|0.00|0.00|0.00|0.00|5900.00|PEN||||||||||||\r\n'
}

describe('an XML that is not what it says', () => {
  const doctype = '<!DOCTYPE Invoice [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
  it.each([
    ['that is cut off', () => factura.slice(0, -300), 'XML_MALFORMED'],
    ['that is no voucher', () => '<?xml version="1.0"?><nota><texto>hola</texto></nota>', 'XML_NOT_A_VOUCHER'],
    ['with a DTD', () => factura.replace('<Invoice ', `${doctype}<Invoice `), 'XML_DTD_REFUSED'],
    ['with an entity', () => factura.replace('F001-101', '&x;'), 'XML_MALFORMED'],
    ['of another company', () => factura.replaceAll('20990000019', '20990000051'), 'FILE_OF_OTHER_COMPANY'],
    [
      'larger than a voucher can be',
      () => factura.replace('<Invoice ', `<!--${'x'.repeat(60_000)}--><Invoice `),
      'FILE_TOO_LARGE',
    ],
  ])('is refused: one %s', async (_, content, code) => {
    const refused = await uploadBad({ name: 'factura.xml', content: content() })
    expect(refused.errors).toMatchObject([{ line: null, code }])
    expect(refused.errors[0]?.message).toMatch(/^[A-ZÁÉÍÓÚ«].*\.$/)
  })
})

const entry = (): TestFile => ({ name: 'factura.xml', content: factura })

describe('a zip that is not what it says', () => {
  const zeros: TestFile = { name: 'ceros.txt', content: '0'.repeat(MAX_BYTES + 1) }

  it('is refused when it unpacks to more than the limit', async () => {
    const refused = await uploadBad(await zipOf('bomba.zip', [zeros]))
    expect(refused.errors).toMatchObject([{ code: 'FILE_TOO_LARGE' }])
  })

  it('is refused when it claims to be smaller than it is', async () => {
    const refused = await uploadBad(withDeclaredSize(await zipOf('bomba.zip', [zeros]), 100))
    expect(refused.errors).toMatchObject([{ code: 'ZIP_BROKEN' }])
  })

  it('is refused when it is cut off', async () => {
    const whole = await zipOf('a.zip', [entry()])
    const refused = await uploadBad({ ...whole, content: whole.content.subarray(0, whole.content.length - 40) })
    expect(refused.errors).toMatchObject([{ code: 'ZIP_BROKEN' }])
  })

  it('is refused when its bytes were changed on the way', async () => {
    const whole = await zipOf('a.zip', [{ name: 'registro.txt', content: rce }])
    expect((await uploadBad(withOtherChecksum(whole))).errors).toMatchObject([{ code: 'ZIP_BROKEN' }])
  })

  it('is refused when its entries share bytes', async () => {
    const refused = await uploadBad(withRepeatedEntry(await zipOf('bomba.zip', [entry()]), 15))
    expect(refused.errors).toMatchObject([{ code: 'ZIP_BROKEN' }])
  })

  it('is refused for more files than the limit', async () => {
    const many = Array.from({ length: 21 }, (_, i) => ({ name: `${i}.xml`, content: factura }))
    expect((await uploadBad(await zipOf('a.zip', many))).errors).toMatchObject([{ code: 'FILE_TOO_LARGE' }])
  })

  it('is refused when it holds nothing', async () => {
    expect((await uploadBad(await zipOf('a.zip', []))).errors).toMatchObject([{ code: 'FILE_EMPTY' }])
  })
})

async function* endless(bytes: number): AsyncGenerator<Uint8Array> {
  for (let sent = 0; sent < bytes; sent += 50_000) yield Buffer.alloc(50_000, '0')
}

describe('a file over the limit', () => {
  it('is listed as refused, and the next file of the upload is taken', async () => {
    const refused = await uploadBad({ name: 'enorme.txt', content: endless(MAX_BYTES * 3) })
    expect(refused).toMatchObject({ errors: [{ code: 'FILE_TOO_LARGE' }], sizeBytes: MAX_BYTES * 3 })
  })

  it('refuses the upload when it is the only one, and nothing of it is left', async () => {
    const alone = site.upload(company, [{ name: 'enorme.txt', content: endless(MAX_BYTES * 2) }])
    await expect(alone).rejects.toMatchObject({ code: 'UPLOAD_TOO_LARGE' })
    const { rows } = await database.driver.query('SELECT * FROM uploads WHERE business_uuid = $1', [company])
    expect(rows).toEqual([])
  })
})
