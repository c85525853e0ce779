import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../src/platform/db/index.ts'
import { databaseKinds, openTestDatabase } from '../../test-kit/databases.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { openTestSite, sampleRuc, type TestSite } from '../../test-kit/test-company.ts'
import { publishedState } from './published-state.ts'

// TUO LIR, art. 37: 6 % of the other deductible purchases of the year, taxes included; of S/ 1,180.00 it is S/ 70.80. The issuer is a person.
const facturas = (count: number, period = '202608') =>
  purchasesFile(
    sampleRuc,
    period,
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
    counterpartyDocument: '10990000013',
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

  // May: 1,180.00 × 6 % = 70.80; a boleta of 80 is over it. With August's 1,180.00 the year allows 141.60: 80 + 50 are within, 15 and 10 are not.
  it('share the limit of their year: a month gives to the others, in the order of the periods', async () => {
    const may = purchasesFile(sampleRuc, '202605', [
      { number: '500', taxable: 1000_00, igv: 180_00 },
      { number: '8', type: '03', series: 'B001', taxable: 80_00, igv: 0, counterpartyDocument: '10990000013' },
    ])
    await site.upload(company, [may])
    expect(await deductible()).toBe(0)
    await site.upload(company, [boletas, facturas(1)])
    expect(await deductible()).toBe(130_00)
    const inOneYear = await publishedState(database, company)
    company = await site.addCompany()
    await site.upload(company, [facturas(1)])
    await site.upload(company, [boletas])
    await site.upload(company, [may])
    expect(await publishedState(database, company)).toEqual(inOneYear)
  })

  it('are nothing to the limit of another year', async () => {
    await site.upload(company, [boletas, facturas(9, '202512')])
    expect(await deductible()).toBe(0)
  })

  it('of a legal person are never deductible, and take nothing of the limit', async () => {
    const mixed = purchasesFile(sampleRuc, '202608', [
      { number: '1', type: '03', series: 'B009', taxable: 60_00, igv: 0, counterpartyDocument: '20990000035' },
    ])
    await site.upload(company, [facturas(1), mixed, boletas])
    expect(await deductible()).toBe(65_00)
    const { vouchers } = await publishedState(database, company)
    expect(vouchers.find((v) => v.series === 'B009')).toMatchObject({
      status: 'gasto no deducible',
      status_reasons: ['BOLETA_OF_OTHER_REGIME'],
    })
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
