import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/platform/db/index.ts'
import { openTestDatabase } from '../../test-kit/databases.ts'
import { openTestSite, type TestFile, type TestSite } from '../../test-kit/test-company.ts'
import { publishedState } from './published-state.ts'
import { undo } from './undo.ts'
import { undoPieces } from './undo-pieces.ts'

let database: Database
let site: TestSite
let all: readonly TestFile[]

beforeAll(async () => {
  database = await openTestDatabase('pglite')
  site = await openTestSite(database)
  all = Object.values(await undoPieces()).flat()
})
afterAll(async () => {
  await site?.close()
  await database?.close()
})

const RCE = '20990000019-20260901-100000-propuesta.txt'
const RVIE = 'LE209900000192026080014040001EXP2.txt'
const FACTURA = '20990000027-01-F001-900.xml'

it.each([
  ['the register row that counted', ['mitad.txt'], 'corregida.txt'],
  ['the XML that was uploaded last', [FACTURA, 'otra-lectura.xml'], 'tercera-lectura.xml'],
  ['the certificate that was uploaded last', ['20990000078-20-R001-9.xml'], 'retencion.xml'],
  ['what only the deposits explain', [RCE], 'depositos_como_adquiriente.csv'],
  ['the doubt about a note whose purchase goes', ['compras-202608.txt', 'julio-incompleto.txt'], 'julio.txt'],
  ['the doubt about no note while the month is not loaded', ['compras-202608.txt'], 'julio-incompleto.txt'],
  ['the boletas that are over the limit', ['compras-202505.txt'], 'compras-202506.txt'],
  ['a note without an exchange rate', ['20990000027-01-F001-90.xml', '20990000027-07-FC01-8.xml'], 'dólares.txt'],
  ['a note whose only purchase goes', ['20990000027-07-FC01-8.xml'], 'dólares.txt'],
  ['the numbers of a series', ['ventas.txt'], RVIE],
  ['a zip without its refused register', ['otros.zip'], 'corregida.txt'],
  ['the XML of a zip', ['comprobantes.zip'], 'otros.zip'],
] as const)('an undo restores %s', async (_, kept, undone) => {
  const company = await site.addCompany()
  const send = (name: string) => site.upload(company, [all.find((file) => file.name === name)!])
  for (const name of kept) await send(name)
  const before = await publishedState(database, company)
  const { uuid } = await send(undone)
  expect(await publishedState(database, company)).not.toEqual(before)
  await undo(site, company, uuid)
  expect(await publishedState(database, company)).toEqual(before)
})
