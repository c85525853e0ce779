import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { UploadStatus } from '../../src/ingestion/receiving/upload-status.ts'
import type { Database } from '../../src/platform/db/index.ts'
import { openTestDatabase } from '../../test-kit/databases.ts'
import { openTestSite, type TestFile, type TestSite } from '../../test-kit/test-company.ts'
import { placeholders, withNames, withPassword, zipOf } from '../../test-kit/zip-file.ts'
import { publishedState } from './published-state.ts'
import { codesOf, factura, linesOf, register, root, text, voucher } from './zip-uploads.ts'

// Decision 57: a zip is a folder, and so are the zips directly inside it, within the limits of the whole.

const MAX_BYTES = 400_000

let database: Database
let site: TestSite
let company: string

beforeAll(async () => {
  database = await openTestDatabase('pglite')
  site = await openTestSite(database, {
    limits: { maxUnpackedBytes: MAX_BYTES, maxZipEntries: 20, maxInnerZipBytes: 40_000 },
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

describe('a zip inside a zip', () => {
  it('is opened, whatever it is called', async () => {
    const inner = await zipOf('dentro.zip', [voucher(), root('ApplicationResponse', 'cdr.xml')])
    for (const name of ['agosto/F001-101.zip', 'dentro.txt']) {
      const upload = await send({ ...inner, name }, voucher(102))
      expect(codesOf(upload)).toEqual([
        [`${name}/F001-101.xml`, 'done'],
        ['F001-102.xml', 'done'],
      ])
      expect(upload.files[0]?.warnings[0]?.message).toContain(`«${name}/cdr.xml»`)
      expect(await listed()).toHaveLength(2)
      company = await site.addCompany()
    }
  })

  it('may hold a register, which counts as one that is beside it', async () => {
    await send(register(3))
    const right = await publishedState(database, company)
    company = await site.addCompany()
    const upload = await send(await zipOf('registro.zip', [register(3)]))
    expect(linesOf(upload)).toMatchObject({ 'registro.zip/compras.txt': { kind: 'rce', rowsRead: 3, errorsTotal: 0 } })
    expect(await publishedState(database, company)).toEqual(right)
  })

  it('counts a voucher once that is also beside it', async () => {
    const upload = await send(await zipOf('dentro.zip', [voucher()]), voucher())
    expect(upload.files[0]).toMatchObject({ state: 'done', vouchersNew: 1 })
    expect(await listed()).toHaveLength(1)
  })

  it('is named if it is damaged, has a zip inside, needs a password or is over a limit, and the rest is ingested', async () => {
    const inner = await zipOf('a.zip', [voucher()])
    const nested = await zipOf('dos.zip', [{ ...inner, name: 'tres.zip' }])
    const bomb = await zipOf('bomba.zip', [text('ceros.txt', '0'.repeat(MAX_BYTES))])
    const many = await zipOf(
      'muchos.zip',
      Array.from({ length: 20 }, (_, i) => text(`${i}.xml`, factura)),
    )
    const large = await zipOf('grande.zip', [text('a.xml', randomText(60_000))])
    const upload = await send(
      { name: 'cortado.zip', content: inner.content.subarray(0, inner.content.length - 40) },
      { name: 'basura.zip', content: 'basura' },
      { ...(await zipOf('vacio.zip', [])) },
      nested,
      bomb,
      many,
      large,
      { ...withPassword(inner), name: 'clave.zip' },
      voucher(102),
    )
    expect(codesOf(upload)).toEqual([
      ['cortado.zip', 'ZIP_BROKEN'],
      ['basura.zip', 'ZIP_BROKEN'],
      ['vacio.zip', 'FILE_EMPTY'],
      ['dos.zip/tres.zip', 'ZIP_ENTRY_REFUSED'],
      ['bomba.zip', 'FILE_TOO_LARGE'],
      ['muchos.zip', 'FILE_TOO_LARGE'],
      ['grande.zip', 'FILE_TOO_LARGE'],
      ['clave.zip/F001-101.xml', 'ZIP_ENTRY_REFUSED'],
      ['F001-102.xml', 'done'],
    ])
    for (const { errors } of upload.files.slice(1, -1)) expect(errors[0]?.message).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/)
    expect(await listed()).toEqual(['20990000027-01-F001-102'])
  })
})

describe('names in a zip', () => {
  it('may have accents, folders of Windows, and paths that lead nowhere', async () => {
    const names = ['año/compañía Ñ.xml', 'C:/mes/F.xml', '../fuera.xml', './aquí.xml']
    const files = names.map((name, i) => voucher(101 + i, name))
    const backslashes = names.map((name) => name.replaceAll('/', '\\'))
    for (const written of [names, backslashes]) {
      const upload = await site.upload(company, [withNames(await zipOf('agosto.zip', placeholders(files)), written)])
      expect(codesOf(upload)).toEqual(names.map((name) => [name, 'done']))
      company = await site.addCompany()
    }
  })
})

function randomText(length: number): string {
  return Array.from({ length }, () => String.fromCodePoint(33 + Math.floor(Math.random() * 90))).join('')
}
