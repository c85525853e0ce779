import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/index.ts'
import { databaseKinds, openTestDatabase } from '../db/databases.ts'
import { purchasesFile } from '../register-files.ts'
import { publishedState } from './published-state.ts'
import { openTestSite, sampleRuc, type TestSite } from './test-company.ts'

// 6 % of the other deductible purchases, taxes included (domain notes §8, [M]): of S/ 1,180.00 it is S/ 70.80.
const facturas = (count: number) =>
  purchasesFile(
    sampleRuc,
    '202608',
    Array.from({ length: count }, (_, i) => ({ number: String(i + 1), taxable: 1000_00, igv: 180_00 })),
  )
const boletas = purchasesFile(
  sampleRuc,
  '202608',
  [
    ['2026-08-03', 50_00],
    ['2026-08-09', 15_00],
    ['2026-08-21', 10_00],
  ].map(([issuedOn, taxable], i) => ({
    type: '03',
    series: 'B001',
    number: String(i + 1),
    igv: 0,
    issuedOn: issuedOn as never,
    taxable: taxable as number,
  })),
)

describe.each(databaseKinds)('boletas bought, on %s', (kind) => {
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
    company = await site.addCompany()
  })

  const statuses = async (): Promise<unknown[]> => {
    const { vouchers } = await publishedState(database, company)
    return vouchers.filter((v) => v.type === '03').map((v) => v.status)
  }
  const deductible = async (): Promise<number> => {
    const { figures } = await publishedState(database, company)
    const cells = figures.filter((f) => f.type === '03' && f.status === 'gasto deducible')
    return cells.reduce((sum, f) => sum + Number(f.total_centimos), 0)
  }

  it('are a deductible expense up to the limit, in the order of their dates', async () => {
    await site.upload(company, [facturas(1), boletas])
    expect(await statuses()).toEqual(['gasto deducible', 'gasto deducible', 'gasto no deducible'])
    expect(await deductible()).toBe(65_00)
  })

  it('are judged anew when the limit moves, whichever file comes first', async () => {
    await site.upload(company, [boletas])
    expect(await statuses()).toEqual(Array(3).fill('gasto no deducible'))
    await site.upload(company, [facturas(1)])
    expect(await statuses()).toEqual(['gasto deducible', 'gasto deducible', 'gasto no deducible'])
    await site.upload(company, [facturas(2)])
    expect(await statuses()).toEqual(Array(3).fill('gasto deducible'))
    expect(await deductible()).toBe(75_00)
  })

  it('end alike in every order of the files', async () => {
    await site.upload(company, [facturas(1), boletas])
    const expected = await publishedState(database, company)
    company = await site.addCompany()
    await site.upload(company, [boletas])
    await site.upload(company, [facturas(1), boletas])
    expect(await publishedState(database, company)).toEqual(expected)
  })
})
