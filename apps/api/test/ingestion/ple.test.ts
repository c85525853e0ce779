import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/platform/db/index.ts'
import { openTestDatabase } from '../../test-kit/databases.ts'
import { openTestSite, sampleFile, type TestSite } from '../../test-kit/test-company.ts'
import { publishedState } from './published-state.ts'

const ple = 'ple/LE2099000001920260800080100001111.txt'
const proposal = 'sire/20990000019-20260901-100000-propuesta.txt'

let database: Database
let site: TestSite

beforeAll(async () => {
  database = await openTestDatabase('pglite')
  site = await openTestSite(database)
})
afterAll(async () => {
  await site?.close()
  await database?.close()
})

async function stateAfter(...files: string[]): Promise<Awaited<ReturnType<typeof publishedState>>> {
  const company = await site.addCompany()
  for (const file of files) {
    const upload = await site.upload(company, [await sampleFile(file)])
    expect(upload.files).toMatchObject([{ state: 'done', errors: [] }])
  }
  return publishedState(database, company)
}

it('a PLE register of purchases is taken in like one of SIRE, and named as its source', async () => {
  const { vouchers } = await stateAfter(ple)
  expect(vouchers).toHaveLength(12)
  expect(new Set(vouchers.map(({ source }) => source))).toEqual(new Set(['ple']))
  // IGV of the DG and DGNG columns of the sample month's register.
  const { vouchers: ofSire } = await stateAfter(proposal)
  const igvOf = (rows: typeof vouchers) => rows.map((v) => `${String(v['code'])} ${String(v['igv_dg_centimos'])}`)
  expect(igvOf(vouchers)).toEqual(igvOf(ofSire))
})

it('the proposal of SIRE wins over the PLE register, whichever comes first', async () => {
  const pleFirst = await stateAfter(ple, proposal)
  expect(await stateAfter(proposal, ple)).toEqual(pleFirst)
  expect(pleFirst).toEqual(await stateAfter(proposal))
})
