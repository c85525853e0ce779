import { parseRuc, type TaxPeriod } from '@contapro/sunat'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newcomer } from '../../src/demo/companies/newcomer.ts'
import { monthFiles } from '../../src/demo/files/month-files.ts'
import { demoMonth } from '../../src/demo/vouchers/demo-month.ts'
import { UploadNotFoundError } from '../../src/ingestion/receiving/upload-errors.ts'
import type { Database } from '../../src/platform/db/index.ts'
import { databaseKinds, openTestDatabase } from '../../test-kit/databases.ts'
import { purchasesFile, salesFile } from '../../test-kit/register-files.ts'
import { openTestSite, type TestFile, type TestSite } from '../../test-kit/test-company.ts'
import { testRuc } from '../../test-kit/testing-records.ts'
import { zipOf } from '../../test-kit/zip-file.ts'
import { publishedState } from './published-state.ts'

const RUC = testRuc(210_001)

/** What the demo makes of a month of the company. */
async function invented(period: string): Promise<TestFile[]> {
  const company = newcomer({ ruc: parseRuc(RUC)!, name: 'BODEGA LOS ANDES S.A.C.' })
  const files = await monthFiles(demoMonth(company, period as TaxPeriod), { xmlPercent: 20 })
  return files.map(({ name, bytes }) => ({ name, content: bytes }))
}

const own: readonly TestFile[] = [
  purchasesFile(RUC, '202608', [{}, { taxable: 250_00, igv: 45_00 }]),
  salesFile(RUC, '202608', [{}]),
]
const broken: TestFile = { name: 'mala.txt', content: 'hola\n' }
const pdf: TestFile = { name: 'factura.pdf', content: '%PDF' }
const withdrawn = { line: null, field: null, code: 'DEMO_WITHDRAWN' }

describe.each(databaseKinds)('on %s', (kind) => {
  let database: Database
  let site: TestSite
  let company: string

  beforeAll(async () => {
    database = await openTestDatabase(kind)
    site = await openTestSite(database)
  })
  afterAll(async () => {
    await site?.close()
    await database?.close()
  })
  beforeEach(async () => {
    company = await site.addCompany(RUC)
  })

  const invent = async (period: string) => site.upload(company, await invented(period), { origin: 'demo' })
  const names = async (): Promise<unknown[]> => {
    const { rows } = await database.driver.query<{ name: string }>(
      'SELECT name FROM upload_files WHERE business_uuid = $1 ORDER BY name',
      [company],
    )
    return rows.map(({ name }) => name)
  }
  const countOf = async (table: string): Promise<number> => {
    const { rows } = await database.driver.query<{ rows: number }>(
      `SELECT count(*)::int AS rows FROM ${table} WHERE business_uuid = $1`,
      [company],
    )
    return rows[0]?.rows ?? 0
  }

  const storedKeys = async (): Promise<string[]> => {
    const { rows } = await database.driver.query<{ key: string }>(
      'SELECT storage_key AS key FROM documents WHERE business_uuid = $1',
      [company],
    )
    return rows.map(({ key }) => key)
  }

  it('what the demo invented is gone when the first file of a person is there, and the upload says so', async () => {
    const alone = await site.addCompany(RUC)
    await site.upload(alone, own)
    const expected = await publishedState(database, alone)
    company = await site.addCompany(RUC)
    await invent('202608')
    await invent('202607')
    expect((await publishedState(database, company)).vouchers.length).toBeGreaterThan(expected.vouchers.length)
    const inventedKeys = await storedKeys()
    const { files } = await site.upload(company, own)
    expect(files.map((file) => file.warnings)).toEqual([[expect.objectContaining(withdrawn)], []])
    expect(files.map((file) => [file.state, file.vouchersNew, file.vouchersKnown])).toEqual([
      ['done', 2, 0],
      ['done', 1, 0],
    ])
    expect(await publishedState(database, company)).toEqual(expected)
    expect(await names()).toEqual(['compras-202608.txt', 'ventas-202608.txt'])
    expect(await countOf('loaded_registers')).toBe(2)
    expect(await countOf('voucher_items')).toBe(0)
    expect(await storedKeys()).toHaveLength(2)
    for (const key of inventedKeys) expect(await site.storage.size(key)).toBeUndefined()
  })

  it('a file of a person that is refused withdraws nothing', async () => {
    await invent('202608')
    const before = await publishedState(database, company)
    const { files } = await site.upload(company, [broken])
    expect(files).toMatchObject([{ state: 'failed', warnings: [] }])
    expect(await publishedState(database, company)).toEqual(before)
  })

  it('a zip of a person withdraws it if one of its files is read, and nothing if none is', async () => {
    await invent('202608')
    const before = await publishedState(database, company)
    const { files } = await site.upload(company, [await zipOf('a.zip', [broken, pdf])])
    expect(files).toMatchObject([{ state: 'failed', warnings: [] }, { state: 'failed' }])
    expect(await publishedState(database, company)).toEqual(before)
    const { files: taken } = await site.upload(company, [await zipOf('b.zip', [broken, pdf, ...own])])
    expect(taken[0]).toMatchObject({
      state: 'done',
      vouchersNew: 3,
      warnings: [withdrawn, { code: 'ZIP_FILES_SKIPPED' }],
    })
    expect((await publishedState(database, company)).vouchers).toHaveLength(3)
  })

  it('what the demo invents for a company with files of a person is not taken in, and leaves nothing', async () => {
    await site.upload(company, own)
    const before = await publishedState(database, company)
    await expect(invent('202607')).rejects.toThrow(UploadNotFoundError)
    expect(await publishedState(database, company)).toEqual(before)
    expect(await names()).toEqual(['compras-202608.txt', 'ventas-202608.txt'])
    expect(await storedKeys()).toHaveLength(2)
  })

  it('a file that the demo invented and a person uploads is taken in as the person’s', async () => {
    const files = await invented('202608')
    const register = files.find(({ name }) => name.includes('propuesta'))
    await site.upload(company, files, { origin: 'demo' })
    const [taken] = (await site.upload(company, [register!])).files
    expect(taken).toMatchObject({ state: 'done', alreadyUploaded: false, vouchersKnown: 0 })
    expect((await publishedState(database, company)).vouchers).toHaveLength(taken!.vouchersNew)
  })

  it('what a collector brings that invents nothing stands beside the files of a person, and ends the demo as they do', async () => {
    await invent('202607')
    const [purchases, sales] = own
    const { files } = await site.upload(company, [sales!], { origin: 'collector' })
    expect(files).toMatchObject([{ warnings: [withdrawn] }])
    await site.upload(company, [purchases!])
    expect((await publishedState(database, company)).vouchers).toHaveLength(3)
  })
})
