import { readdirSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, schema } from '../../src/platform/db/index.ts'
import { databaseKinds, openTestDatabase } from '../../test-kit/databases.ts'
import { openTestSite, sampleFile, sampleMonth, type TestFile, type TestSite } from '../../test-kit/test-company.ts'

const { publishedVouchers, publishedWithholdings, periodFigures, businesses } = schema

const registers = [
  'sire/20990000019-20260901-100000-propuesta.txt',
  'sire/LE2099000001920260800080400021112.txt',
  'sire/LE209900000192026080014040001EXP2.txt',
  'detracciones/depositos_como_adquiriente.csv',
]
const xmls = (): string[] => readdirSync(new URL('xml/', sampleMonth)).map((name) => `xml/${name}`)

const month = (): Promise<TestFile[]> => Promise.all([...registers, ...xmls()].map(sampleFile))

describe.each(databaseKinds)('the sample month on %s', (kind) => {
  let database: Database
  let site: TestSite
  let company: string
  beforeAll(async () => {
    database = await openTestDatabase(kind)
    site = await openTestSite(database)
    company = await site.addCompany()
  })
  afterAll(async () => {
    await site?.close()
    await database?.close()
  })

  it('takes every file of the month', async () => {
    const upload = await site.upload(company, await month())
    expect(site.logger.lines).toEqual([])
    expect(upload.files.filter((f) => f.state !== 'done')).toEqual([])
    expect(upload).toMatchObject({ state: 'done', progress: 100 })
  })

  it('shows 9 sales and 12 purchases in 202608', async () => {
    const rows = await database.db.select().from(publishedVouchers).where(eq(publishedVouchers.period, '202608'))
    expect(rows.filter((r) => r.operation === 'VENTA')).toHaveLength(9)
    expect(rows.filter((r) => r.operation === 'COMPRA')).toHaveLength(12)
  })

  it('has IGV de ventas 2,189.40 and IGV de compras 2,091.43 in its figures', async () => {
    const figures = await database.db.select().from(periodFigures).where(eq(periodFigures.period, '202608'))
    const sales = figures.filter((f) => f.operation === 'VENTA').reduce((sum, f) => sum + f.igv + f.igvDiscount, 0)
    const purchases = figures
      .filter((f) => f.operation === 'COMPRA' && f.status === 'gasto deducible' && f.credit === 'yes')
      .reduce((sum, f) => sum + f.igvDg + f.igvDgng, 0)
    expect({ sales, purchases }).toEqual({ sales: 218_940, purchases: 209_143 })
  })

  it('keeps perceptions and retentions for later', async () => {
    const rows = await database.db.select().from(publishedWithholdings)
    expect(rows.map((r) => `${r.code} ${r.role}`).toSorted()).toEqual([
      '20990000019-20-R001-77 agent',
      '20990000027-40-P001-21 receiver',
      '20990000078-20-R001-9 receiver',
    ])
  })

  it('makes the company valid once it has a period', async () => {
    const [business] = await database.db.select().from(businesses).where(eq(businesses.uuid, company))
    expect(business?.status).toBe('VALID')
  })

  it('changes nothing and says so when the same files come again', async () => {
    const before = await database.db.select().from(schema.vouchers)
    const upload = await site.upload(company, await month())
    expect(upload.files.every((f) => f.alreadyUploaded && f.vouchersNew === 0)).toBe(true)
    expect(upload.files[0]).toMatchObject({ rowsRead: 12, vouchersKnown: 12, errorsTotal: 0 })
    expect(await database.db.select().from(schema.vouchers)).toEqual(before)
  })
})
