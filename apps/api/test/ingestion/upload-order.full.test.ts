import { readdirSync } from 'node:fs'
import { caseCount, testSeed } from '@contapro/long-run'
import { assert, asyncProperty, integer, shuffledSubarray, subarray } from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/platform/db/index.ts'
import { openTestDatabase } from '../../test-kit/databases.ts'
import { openTestSite, sampleFile, sampleMonth, type TestFile, type TestSite } from '../../test-kit/test-company.ts'
import { zipOf } from '../../test-kit/zip-file.ts'
import { countUnseenRows, publishedState } from './published-state.ts'

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

const text = (file: TestFile): string => Buffer.from(file.content as Uint8Array).toString('utf8')

/** Export of RCE that SUNAT made at this time of September 2026, `DD-HHMMSS`. */
const exportedAt = (time: string): string => `20990000019-202609${time}-propuesta.txt`

/** A register as one file a row, each with the header. */
function splitRegister(file: TestFile, { hasHeader }: { hasHeader: boolean }): TestFile[] {
  const lines = text(file).split('\r\n').filter(Boolean)
  const header = hasHeader ? `${lines[0]}\r\n` : ''
  return lines
    .slice(hasHeader ? 1 : 0)
    .map((line, i) => ({ name: file.name.replace('-100000-', `-10000${i}-`), content: `${header}${line}\r\n` }))
}

/** The proposal as SUNAT made it on another day: one voucher annulled, one in a later period's amounts, one renamed. */
function laterProposal(file: TestFile): TestFile {
  const content = text(file)
    .replace(
      '|300.00|54.00|0|0|0|0|0|0|0|12.30|366.30|PEN|1.000||||||1|||0||||1|0|',
      '|300.00|54.00|0|0|0|0|0|0|0|12.30|366.30|PEN|1.000||||||1|||0||||4|0|',
    )
    .replace('PROVEEDOR DE PRUEBA UNO S.A.C.', 'PROVEEDOR DE PRUEBA UNO S. A. C.')
  return { name: exportedAt('02-100000'), content }
}

async function pieces(): Promise<TestFile[]> {
  const rce = await sampleFile('sire/20990000019-20260901-100000-propuesta.txt')
  const rvie = await sampleFile('sire/LE209900000192026080014040001EXP2.txt')
  const replacement = await sampleFile('sire/LE2099000001920260800080400021112.txt')
  const xmls = await Promise.all(readdirSync(new URL('xml/', sampleMonth)).map((name) => sampleFile(`xml/${name}`)))
  const deposits = await Promise.all(
    ['adquiriente', 'proveedor'].map((side) => sampleFile(`detracciones/depositos_como_${side}.csv`)),
  )
  return [
    rce,
    ...deposits,
    ...splitRegister(rce, { hasHeader: true }).slice(0, 6),
    ...splitRegister(rvie, { hasHeader: true }),
    ...splitRegister(replacement, { hasHeader: false }).slice(4, 9),
    laterProposal(rce),
    await zipOf('comprobantes.zip', xmls.slice(0, 12)),
    ...xmls.slice(8),
  ]
}

async function uploadAll(files: readonly TestFile[], filesAtOnce: number) {
  const company = await site.addCompany()
  for (let i = 0; i < files.length; i += filesAtOnce) {
    const { files: taken } = await site.upload(company, files.slice(i, i + filesAtOnce))
    expect(taken.filter((f) => f.state !== 'done')).toEqual([])
  }
  expect(await countUnseenRows(database, company)).toBe(0)
  return publishedState(database, company)
}

it('ends in the same vouchers and figures whatever the order, splitting and repetition of uploads whose files have dates', async () => {
  const all = await pieces()
  const expected = await uploadAll(all, all.length)
  expect(expected.vouchers.length).toBeGreaterThan(20)
  const everyOrder = shuffledSubarray(all, { minLength: all.length })
  await assert(
    asyncProperty(everyOrder, subarray(all), integer({ min: 1, max: 9 }), async (order, again, filesAtOnce) => {
      expect(await uploadAll([...order, ...again], filesAtOnce)).toEqual(expected)
    }),
    { seed: testSeed, numRuns: caseCount({ few: 3, many: 80 }) },
  )
}, 300_000)

/** The same export with another total for one voucher, which sorts behind the others as a text. */
function withTotal(file: TestFile, [name, total]: readonly [name: string, total: string]): TestFile {
  const content = text(file).replaceAll('|1180.00|PEN|', `|${total}|PEN|`)
  return { name, content }
}

const totalsOf = ({ vouchers }: Awaited<ReturnType<typeof uploadAll>>) =>
  vouchers.find(({ code }) => code === '20990000027-01-F001-101')?.['total_centimos']

it('counts the newest of several corrections, whatever the order of their uploads', async () => {
  const rce = await sampleFile('sire/20990000019-20260901-100000-propuesta.txt')
  const corrections = (['9990.00', '1180.00', '5000.00', '1170.00'] as const).map((total, day) =>
    withTotal(rce, [exportedAt(`0${day + 1}-100000`), total]),
  )
  const everyOrder = shuffledSubarray(corrections, { minLength: corrections.length })
  await assert(
    asyncProperty(everyOrder, integer({ min: 1, max: 4 }), async (order, filesAtOnce) => {
      expect(totalsOf(await uploadAll(order, filesAtOnce))).toBe('117000')
    }),
    { seed: testSeed, numRuns: caseCount({ few: 4, many: 24 }) },
  )
}, 120_000)

it('counts the last upload of files without a date', async () => {
  const rce = await sampleFile('sire/20990000019-20260901-100000-propuesta.txt')
  const files = (['9990.00', '5000.00', '1170.00'] as const).map((total) =>
    withTotal(rce, [`compras-${total}.txt`, total]),
  )
  const everyOrder = shuffledSubarray(files, { minLength: files.length })
  await assert(
    asyncProperty(everyOrder, integer({ min: 1, max: 3 }), async (order, filesAtOnce) => {
      const [last] = order.slice(-1)
      expect(totalsOf(await uploadAll(order, filesAtOnce))).toBe(last?.name.replaceAll(/\D/g, ''))
    }),
    { seed: testSeed, numRuns: caseCount({ few: 4, many: 6 }) },
  )
}, 120_000)
