import { beforeAll, expect, test } from 'vitest'
import type { BusinessRow } from '../../src/company/businesses.store.ts'
import { longXml } from '../../test-kit/documents.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, addBusiness, type TestAccountant } from '../../test-kit/testing-records.ts'
import { sampleFile, upload } from '../../test-kit/uploads.ts'

const app = useTestApp()
const file = sampleFile('xml/20990000027-01-F001-101.xml')
let as: TestAccountant
let business: BusinessRow

beforeAll(async () => {
  as = await addAccountant(app.services)
  business = await addBusiness(app.services, as, { ruc: '20990000019' })
  const withholdings = ['20990000027-40-P001-21', '20990000019-20-R001-77'].map((code) => sampleFile(`xml/${code}.xml`))
  await upload(app, as, business, [file, ...withholdings])
})

async function address(): Promise<string> {
  const path = '/app/internal/businesses/dashboard-reports/all-invoices?ruc=20990000019&tax_period=202608'
  const { body } = await app.request(path, { as })
  return (body as { data: { xml_cpe_link: string }[] }).data[0]?.xml_cpe_link ?? ''
}

test('a signed address gives the XML as it was received, as a download, without a token', async () => {
  const { status, headers, text } = await app.request(await address())
  expect(status).toBe(200)
  expect(text).toBe(new TextDecoder().decode(file.content as Uint8Array))
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/xml',
    'content-disposition': 'attachment; filename="20990000027-01-F001-101.xml"',
    'content-length': String(file.content.length),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  })
})

test('a signed address of the image gives a JPEG, as a download', async () => {
  const path = '/app/internal/businesses/dashboard-reports/all-invoices?ruc=20990000019&tax_period=202608'
  const { body } = await app.request(path, { as })
  const link = (body as { data: { img_cpe_link: string }[] }).data[0]?.img_cpe_link ?? ''
  const first = await app.request(link)
  expect(first.status).toBe(200)
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'attachment; filename="20990000027-01-F001-101.jpeg"',
  })
})

test.each(['20990000027-01-F001-101', '20990000027-40-P001-21', '20990000019-20-R001-77'])(
  'the printed %s is there as PDF and as JPEG',
  async (code) => {
    for (const [format, type] of [
      ['pdf', 'application/pdf'],
      ['jpeg', 'image/jpeg'],
      ['xml', 'application/xml'],
    ]) {
      const link = app.services.fileSignatures
        .inEpoch(0)
        .sign({ businessUuid: business.uuid, fileName: `${code}.${format}` })
      const { status, headers } = await app.request(link)
      expect([status, headers.get('content-type')]).toEqual([200, type])
    }
  },
)

test('a voucher that is known from SIRE alone has no file', async () => {
  await upload(app, as, business, [purchasesFile(business.ruc, '202607', [{}])])
  const path = '/app/internal/businesses/dashboard-reports/all-invoices?ruc=20990000019&tax_period=202607'
  const { body } = await app.request(path, { as })
  expect(body).toMatchObject({ data: [{ img_cpe_link: null, xml_cpe_link: null }] })
})

test('a voucher with hundreds of lines is shown as PDF', async () => {
  const long = await addBusiness(app.services, as)
  const xml = longXml({ lines: 151 }).toString('utf8').replaceAll('20990000019', long.ruc)
  await upload(app, as, long, [{ name: 'larga.xml', content: xml }])
  const path = `/app/internal/businesses/dashboard-reports/all-invoices?ruc=${long.ruc}&tax_period=202608`
  const { body } = await app.request(path, { as })
  expect(body).toMatchObject({ data: [{ img_cpe_link: expect.stringContaining('.pdf?') }] })
})

test.each([
  ['20990000027-01-F001-101', 'F001-101'],
  ['20990000027-40-P001-21', 'P001-21'],
])(
  'what is stored of %s and cannot be drawn is one error that names the voucher, and its XML is still there',
  async (code, name) => {
    const company = await addBusiness(app.services, as)
    const xml = new TextDecoder().decode(sampleFile(`xml/${code}.xml`).content as Uint8Array)
    const content = xml.replaceAll('20990000019', company.ruc)
    const { upload_uuid } = await upload(app, as, company, [{ name: 'x.xml', content }])
    await app.services.storage.write(`${company.uuid}/${upload_uuid}/0`, [Buffer.from('<Invoice>')])
    const ask = (format: string) =>
      app.request(
        app.services.fileSignatures.inEpoch(0).sign({ businessUuid: company.uuid, fileName: `${code}.${format}` }),
      )
    const message = `El comprobante ${name} no se puede mostrar: no pudimos generar su representación impresa.`
    for (const format of ['jpeg', 'pdf']) {
      expect(await ask(format)).toMatchObject({
        status: 422,
        body: {
          code: 'VOUCHER_NOT_PRINTABLE',
          message,
          errors: [{ code: 'VOUCHER_NOT_PRINTABLE', message, field: code }],
        },
      })
    }
    expect(await ask('xml')).toMatchObject({ status: 200, text: '<Invoice>' })
    expect(app.log.some((line) => line.includes('a voucher cannot be printed'))).toBe(true)
  },
)

test('a voucher whose XML the storage has lost is a 404 that names it, and the server logs the loss', async () => {
  const company = await addBusiness(app.services, as)
  const xml = new TextDecoder().decode(file.content as Uint8Array).replaceAll('20990000019', company.ruc)
  const { upload_uuid } = await upload(app, as, company, [{ name: 'x.xml', content: xml }])
  await app.services.storage.remove(`${company.uuid}/${upload_uuid}/0`)
  const code = '20990000027-01-F001-101'
  const message = 'El comprobante F001-101 no está disponible: no encontramos su archivo.'
  for (const format of ['xml', 'jpeg', 'pdf']) {
    const link = app.services.fileSignatures
      .inEpoch(0)
      .sign({ businessUuid: company.uuid, fileName: `${code}.${format}` })
    expect(await app.request(link)).toMatchObject({
      status: 404,
      body: {
        code: 'VOUCHER_FILE_NOT_FOUND',
        message,
        errors: [{ code: 'VOUCHER_FILE_NOT_FOUND', message, field: code }],
      },
    })
  }
  expect(app.log.filter((line) => line.includes('the storage has lost the XML of a voucher'))).toHaveLength(3)
})

test('an address ends after ten minutes', async () => {
  const link = await address()
  app.wait(599)
  expect((await app.request(link)).status).toBe(200)
  app.wait(1)
  const { status, body } = await app.request(link)
  expect(status).toBe(403)
  expect(body).toMatchObject({
    code: 'FILE_ADDRESS_EXPIRED',
    message: 'Este enlace ya expiró. Vuelve a pedir el archivo.',
  })
})

test.each([
  ['another company', (link: string) => link.replace(business.uuid, '00000000-0000-4000-8000-000000000000')],
  ['another file', (link: string) => link.replace('F001-101', 'F001-102')],
  ['another expiry', (link: string) => link.replace(/expires=\d+/, 'expires=9999999999')],
  ['another signature', (link: string) => link.replace(/signature=.{4}/, 'signature=AAAA')],
  ['a cut signature', (link: string) => link.slice(0, -1)],
])('an address changed to %s is refused', async (_, change) => {
  const { status, body } = await app.request(change(await address()))
  expect(status).toBe(403)
  expect(body).toMatchObject({ code: 'FILE_ADDRESS_INVALID' })
})

test('an address without its proof is no request of the contract', async () => {
  const { status } = await app.request((await address()).replace(/\?.*/, ''))
  expect(status).toBe(400)
})

test.each(['20990000027-01-F001-999.xml', '20990000027-01-F001-999.jpeg', '20990000027-01-F001-101.png', 'x'])(
  'a signed address of a file that is not there (%s) is answered 404',
  async (fileName) => {
    const link = app.services.fileSignatures.inEpoch(0).sign({ businessUuid: business.uuid, fileName })
    const { status, body } = await app.request(link)
    expect(status).toBe(404)
    expect(body).toMatchObject({ code: 'VOUCHER_FILE_NOT_FOUND' })
  },
)

test('a file name cannot leave its header', async () => {
  const fileName = '20990000027-01-F001-101.xml'
  const link = app.services.fileSignatures
    .inEpoch(0)
    .sign({ businessUuid: business.uuid, fileName: `a"\r\nx: ${fileName}` })
  const { status } = await app.request(link)
  expect(status).toBe(404)
})
