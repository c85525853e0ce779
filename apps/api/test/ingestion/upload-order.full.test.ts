import { readdirSync } from 'node:fs'
import { caseCount, testSeed } from '@contapro/long-run'
import { assert, asyncProperty, integer, shuffledSubarray, subarray } from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/db/index.ts'
import { openTestDatabase } from '../db/databases.ts'
import { countUnseenRows, publishedState } from './published-state.ts'
import { openTestSite, sampleFile, sampleMonth, type TestFile, type TestSite } from './test-company.ts'
import { zipOf } from './zip-file.ts'

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

/** A register as one file a row, each with the header. */
function splitRegister(file: TestFile, { hasHeader }: { hasHeader: boolean }): TestFile[] {
  const lines = text(file).split('\r\n').filter(Boolean)
  const header = hasHeader ? `${lines[0]}\r\n` : ''
  return lines
    .slice(hasHeader ? 1 : 0)
    .map((line, i) => ({ name: `${i}-${file.name}`, content: `${header}${line}\r\n` }))
}

/** The same proposal as SUNAT gave it on another day: one voucher annulled, one in a later period's amounts, one renamed. */
function laterProposal(file: TestFile): TestFile {
  const content = text(file)
    .replace(
      '|300.00|54.00|0|0|0|0|0|0|0|12.30|366.30|PEN|1.000||||||1|||0||||1|0|',
      '|300.00|54.00|0|0|0|0|0|0|0|12.30|366.30|PEN|1.000||||||1|||0||||4|0|',
    )
    .replace('PROVEEDOR DE PRUEBA UNO S.A.C.', 'PROVEEDOR DE PRUEBA UNO S. A. C.')
  return { name: 'otro-dia.txt', content }
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

it('ends in the same vouchers and figures whatever the order, splitting and repetition of the uploads', async () => {
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
