import { execFile } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { newProcessFolder, runBackupCommand, type ServerProcess, startProcess } from '@contapro/api/server-process'
import {
  checkUpload,
  createUpload,
  declineVouchers,
  getSettings,
  getTotalAmount,
  getUpload,
  isContaproError,
  listBusinesses,
  listRejectedVouchers,
  listUploads,
  listValidatedVouchers,
  listVouchers,
  signIn,
  undoDecisions,
} from '@contapro/sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerText } from '../bench/register-file.ts'
import { sampleMonth } from '../e2e/product/sample-month.ts'
import { registersOf } from '../load/office.ts'
import { type DiskState, setDisk } from './disk/full-disk.ts'
import { onWatchedDisk } from './disk/watched-process.ts'
import { atServer, credentials, newClient, registerCompany, type RegisteredCompany } from './register-company.ts'

const MIB = 1024 * 1024
const PLENTY = 100_000 * MIB

const folder = newProcessFolder()
const state = join(folder, 'disk.json')
const watched = onWatchedDisk(folder, { state })
const setTo = (disk: DiskState) => setDisk(state, disk)
const start = () => startProcess({ CONTAPRO_DATA: join(folder, 'data'), CONTAPRO_STOP_SECONDS: '2', ...watched })

let server: ServerProcess
let company: RegisteredCompany
beforeAll(async () => {
  setTo({ free: PLENTY })
  server = start()
  company = await registerCompany(await server.address())
})
afterAll(async () => {
  setTo({ free: PLENTY })
  server?.child.kill('SIGKILL')
  await server?.ended
  rmSync(folder, { recursive: true, force: true })
})

const scope = () => ({ ruc: company.ruc, businessUuid: company.uuid, taxPeriod: sampleMonth.period.code })

/** 'ok', or the status and code of the error that a call was answered with. */
async function answerOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'ok',
    (error: unknown) => (isContaproError(error) ? `${error.status} ${error.code}` : String(error)),
  )
}

const answersOf = async (calls: Readonly<Record<string, () => Promise<unknown>>>) =>
  Object.fromEntries(
    await Promise.all(Object.entries(calls).map(async ([name, call]) => [name, await answerOf(call())])),
  )

const FULL = '507 STORAGE_FULL'
const each = (calls: object, answer: string) => Object.fromEntries(Object.keys(calls).map((name) => [name, answer]))

const files = () => registersOf(company.ruc)
const upload = async () => (await createUpload(company.client, company.uuid, files())).upload_uuid
const whenDone = (uuid: string) =>
  expect.poll(() => getUpload(company.client, company.uuid, uuid), { timeout: 60_000 }).toMatchObject({ state: 'done' })

let codes: string[]
const reads = {
  companies: () => listBusinesses(company.client),
  vouchers: () => listVouchers(company.client, { ...scope(), operationType: 'COMPRA' }),
  validated: () => listValidatedVouchers(company.client, scope()),
  total: () => getTotalAmount(company.client, scope()),
  uploads: () => listUploads(company.client, company.uuid),
  settings: () => getSettings(company.client, company.uuid),
}
const smallWrites = {
  decline: () => declineVouchers(company.client, { ...scope(), codes }),
  undo: () => undoDecisions(company.client, { ...scope(), codes }),
  'sign-in': () => signIn(newClient(company.client.baseUrl), credentials),
}
const uploads = {
  check: () => checkUpload(company.client, [{ size: 1000 }]),
  upload,
}

test('while there is little space, uploads get 507 and everything else works', async () => {
  await whenDone(await upload())
  const { data } = await listValidatedVouchers(company.client, scope())
  codes = data.slice(0, 1).map(({ code }) => code)
  setTo({ free: 300 * MIB })
  expect(await answersOf(uploads)).toEqual(each(uploads, FULL))
  for (const [name, write] of Object.entries(smallWrites)) expect([name, await answerOf(write())]).toEqual([name, 'ok'])
  expect(await answersOf(reads)).toEqual(each(reads, 'ok'))
})

test('while the disk is full, what is written gets 507 and what is read is there', async () => {
  setTo({ free: 20 * MIB })
  const writes = { ...smallWrites, ...uploads }
  expect(await answersOf(writes)).toEqual(each(writes, FULL))
  expect(await answersOf(reads)).toEqual(each(reads, 'ok'))
})

test('a backup that has no room for its copy of the database ends with a sentence, and the server goes on', async () => {
  setTo({ free: 300 * MIB })
  const { code, printed } = await runBackupCommand('backup', [join(folder, 'copia.age')], {
    CONTAPRO_DATA: join(folder, 'data'),
  })
  expect({ code, printed }).toEqual({ code: 1, printed: expect.stringContaining('No hay espacio en el disco') })
  expect(readdirSync(join(folder, 'data/documents/backups'))).toEqual([])
  expect(await answersOf(reads)).toEqual(each(reads, 'ok'))
})

test('what was uploaded before the disk was full is taken in when there is space again', async () => {
  setTo({ free: PLENTY })
  const file = new File([...registerText(400)], 'compras.txt')
  const { upload_uuid } = await createUpload(company.client, company.uuid, [file])
  setTo({ free: 0 })
  expect(await answersOf(reads)).toEqual(each(reads, 'ok'))
  setTo({ free: PLENTY })
  await whenDone(upload_uuid)
})

test('a database that ends because its log cannot grow is opened again when there is space', async () => {
  const program = fileURLToPath(new URL('disk/fill-the-log.ts', import.meta.url))
  const ownState = join(folder, 'own-disk.json')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=contapro-source', program, join(folder, 'filled'), ownState],
    { env: { ...process.env, ...onWatchedDisk(folder, { state: ownState }) } },
  )
  const { answers, rows } = JSON.parse(stdout) as { readonly answers: string[]; readonly rows: number[] }
  expect(answers).toEqual(['ok', '53100', '08006'])
  expect(rows).toEqual(expect.arrayContaining([1, 4]))
})

test('a stop ends within its limit while the disk does not answer; the next start needs space, and has what was acknowledged', async () => {
  await declineVouchers(company.client, { ...scope(), codes })
  setTo({ free: PLENTY, hangs: true })
  const hanging = answerOf(undoDecisions(company.client, { ...scope(), codes }))
  server.child.kill('SIGTERM')
  await server.ended
  expect(await server.until('no terminó de cerrar en 2 s')).toContain('no terminó de cerrar en 2 s')
  expect(await hanging).not.toBe('ok')
  setTo({ free: 20 * MIB })
  const refused = start()
  expect([await refused.ended, await refused.until('casi lleno')]).toEqual([1, expect.stringContaining('casi lleno')])
  setTo({ free: PLENTY })
  server = start()
  company = { ...company, client: atServer(company, await server.address()) }
  const { data } = await listRejectedVouchers(company.client, scope())
  expect(data.map(({ code }) => code)).toEqual(expect.arrayContaining(codes))
})
