import { loadImage } from '@napi-rs/canvas'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BusinessRow } from '../../src/company/businesses.store.ts'
import { databaseKinds } from '../../test-kit/databases.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, addBusiness, type TestAccountant } from '../../test-kit/testing-records.ts'
import { unzip } from '../../test-kit/unzip.ts'
import { sampleFile, upload } from '../../test-kit/uploads.ts'
import { deducible, type FilesAnswer, factura, reports, ruc } from './voucher-downloads.ts'

/** A credit note, with XML. */
const note = '20990000027-07-FC01-8'
/** Gasto no deducible, with XML: the register says that it was annulled. */
const annulled = '20990000027-01-F001-102'
/** Known from SIRE alone. */
const withoutXml = '20990000027-01-F001-20260801'

/** A voucher as the answer names it whose file could not be had. */
const named = (code: string, serie_number: string) => ({
  code,
  serie_number,
  message: `El comprobante ${serie_number} no está en la descarga: no pudimos preparar su archivo.`,
})

describe.each(databaseKinds)('on %s', (kind) => {
  const app = useTestApp(kind)
  let as: TestAccountant
  let business: BusinessRow

  beforeAll(async () => {
    as = await addAccountant(app.services)
    business = await addBusiness(app.services, as, { ruc })
    const xmls = [sampleFile(`xml/${note}.xml`), factura('101'), factura('102')]
    await upload(app, as, business, [...xmls, purchasesFile(ruc, '202608', [{}, { number: '102', state: '2' }])])
  })

  const ask = (invoiceCodes: readonly string[], body: object = {}, path = 'all-invoices-files') =>
    app.request(`${reports}/${path}`, {
      as,
      json: { ruc, tax_period: '202608', page: 1, size: 20, invoiceCodes, type: 'xml', ...body },
    })

  const download = async (...request: Parameters<typeof ask>) => {
    const { status, body, text } = await ask(...request)
    if (status !== 200) throw new Error(text)
    const { zip_file, missing_codes, failed } = body as FilesAnswer
    return { files: await unzip(Buffer.from(zip_file, 'base64')), missing: missing_codes, failed }
  }

  /** Another company with both vouchers, and where their XML is stored. */
  async function anotherCompany() {
    const other = await addBusiness(app.services, as)
    const { upload_uuid } = await upload(app, as, other, [factura('101', other.ruc), factura('102', other.ruc)])
    const keys = [0, 1].map((position) => `${other.uuid}/${upload_uuid}/${position}`)
    return { ruc: other.ruc, keys, spoil: (key = '') => app.services.storage.write(key, [Buffer.from('<Invoice>')]) }
  }

  test('the zip holds the XML of the chosen purchases as they were received, in their order', async () => {
    const { files, missing } = await download([note, deducible])
    expect([...files.keys()]).toEqual([`${note}.xml`, `${deducible}.xml`])
    expect(files.get(`${note}.xml`)).toEqual(Buffer.from(sampleFile(`xml/${note}.xml`).content as Uint8Array))
    expect(missing).toEqual([])
  })

  test('the zip of JPEG holds an image of each chosen purchase', async () => {
    const { files } = await download([deducible, note], { type: 'jpeg' })
    expect([...files.keys()]).toEqual([`${deducible}.jpeg`, `${note}.jpeg`])
    for (const image of files.values()) expect(await loadImage(image)).toMatchObject({ width: 1240, height: 1755 })
  })

  test.each(['xml', 'jpeg'])('what has no %s is named and keeps back nothing else', async (type) => {
    const { files, missing, failed } = await download([withoutXml, deducible, '20990000027-01-F001-999', 'x'], { type })
    expect([...files.keys()]).toEqual([`${deducible}.${type}`])
    expect(missing).toEqual([withoutXml, '20990000027-01-F001-999', 'x'])
    expect(failed).toEqual([])
  })

  test('purchases of another period and sales are not there', async () => {
    const { status, body } = await ask([deducible], { tax_period: '202607' })
    expect([status, body]).toEqual([404, expect.objectContaining({ code: 'VOUCHER_FILES_NOT_FOUND' })])
  })

  test('a download without any file is answered 404 and says why', async () => {
    const { status, body } = await ask([withoutXml], { type: 'jpeg' })
    expect(status).toBe(404)
    expect(body).toMatchObject({
      code: 'VOUCHER_FILES_NOT_FOUND',
      message: 'Ninguno de los comprobantes tiene un archivo de este tipo.',
    })
  })

  test('the download of Validados holds what is gasto deducible alone', async () => {
    const { files, missing } = await download([deducible, annulled], {}, 'validated-images')
    expect([...files.keys()]).toEqual([`${deducible}.xml`])
    expect(missing).toEqual([annulled])
  })

  test.each([
    ['no code', []],
    ['the same code twice', [deducible, deducible]],
    ['more than a hundred codes', Array.from({ length: 101 }, (_, i) => `20990000027-01-F001-${i}`)],
    ['an empty code', ['']],
  ])('a request with %s is refused and names the field', async (_, codes) => {
    const { status, body } = await ask(codes)
    expect(status).toBe(400)
    expect(body).toMatchObject({
      code: 'REQUEST_MALFORMED',
      errors: [{ field: expect.stringMatching('invoiceCodes') }],
    })
  })

  describe('when files cannot be had', () => {
    const [first, second] = ['20990000027-01-F001-101', '20990000027-01-F001-102'] as const
    test('a voucher that cannot be drawn is named beside the zip of the others', async () => {
      const { ruc: other, keys, spoil } = await anotherCompany()
      await spoil(keys[0])
      const { files, missing, failed } = await download([first, withoutXml, second], { ruc: other, type: 'jpeg' })
      expect([...files.keys()]).toEqual([`${second}.jpeg`])
      expect([missing, failed]).toEqual([[withoutXml], [named(first, 'F001-101')]])
    })

    test('a file that the storage has lost is named beside the zip of the others', async () => {
      const { ruc: other, keys } = await anotherCompany()
      await app.services.storage.remove(keys[1] ?? '')
      const { files, failed } = await download([first, second], { ruc: other })
      expect([[...files.keys()], failed]).toEqual([[`${first}.xml`], [named(second, 'F001-102')]])
      expect(app.log.some((line) => line.includes('a voucher file is left out of a download'))).toBe(true)
    })

    test('a download of which nothing can be drawn is one error that names every voucher', async () => {
      const { ruc: other, keys, spoil } = await anotherCompany()
      for (const key of keys) await spoil(key)
      const { status, body } = await ask([first, second, withoutXml], { ruc: other, type: 'jpeg' })
      const message = 'El comprobante F001-101 no se puede mostrar: no pudimos generar su representación impresa.'
      expect([status, body]).toMatchObject([
        422,
        { code: 'VOUCHER_NOT_PRINTABLE', message, errors: [{ field: first, message }, { field: second }] },
      ])
    })

    test('a download of which every file is lost or cannot be drawn is one error that names every voucher', async () => {
      const { ruc: other, keys, spoil } = await anotherCompany()
      await app.services.storage.remove(keys[0] ?? '')
      await spoil(keys[1])
      const { status, body } = await ask([first, second], { ruc: other, type: 'jpeg' })
      expect([status, body]).toMatchObject([
        404,
        {
          code: 'VOUCHER_FILE_NOT_FOUND',
          message: 'El comprobante F001-101 no está disponible: no encontramos su archivo.',
          errors: [
            { code: 'VOUCHER_FILE_NOT_FOUND', field: first },
            { code: 'VOUCHER_NOT_PRINTABLE', field: second },
          ],
        },
      ])
    })
  })
})

describe('many purchases', () => {
  const app = useTestApp()

  test('whose files are more than an answer can hold are refused, and it says what to do', async () => {
    const as = await addAccountant(app.services)
    const business = await addBusiness(app.services, as)
    const numbers = ['301', '302']
    const files = numbers.map((number) => factura(number, business.ruc))
    const { upload_uuid } = await upload(app, as, business, files)
    const large = Buffer.alloc(80 * 1024 * 1024)
    for (const position of numbers.keys()) {
      await app.services.storage.write(`${business.uuid}/${upload_uuid}/${position}`, [large])
    }
    const invoiceCodes = numbers.map((number) => `20990000027-01-F001-${number}`)
    const json = { ruc: business.ruc, tax_period: '202608', invoiceCodes, type: 'xml' }
    const { status, body } = await app.request(`${reports}/all-invoices-files`, { as, json })
    expect(status).toBe(413)
    expect(body).toMatchObject({
      code: 'REQUEST_TOO_LARGE',
      message: 'Los archivos elegidos pesan demasiado para una sola descarga. Elige menos comprobantes.',
    })
  })
})
