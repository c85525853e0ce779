import { rmSync } from 'node:fs'
import { newProcessFolder, type ServerProcess, startProcess } from '@contapro/api/server-process'
import { type Cable, layCable, startPostgres, type TestPostgres } from '@contapro/postgres'
import { checkUpload, createUpload, getTotalAmount, getUpload, isContaproError } from '@contapro/sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleMonth } from '../e2e/product/sample-month.ts'
import { registersOf } from '../load/office.ts'
import { beginUpload } from './begin-upload.ts'
import { registerCompany, type RegisteredCompany } from './register-company.ts'

const folder = newProcessFolder()
let postgres: TestPostgres
let cable: Cable
let server: ServerProcess
let company: RegisteredCompany
beforeAll(async () => {
  postgres = await startPostgres()
  cable = await layCable(postgres)
  server = startProcess({ CONTAPRO_DATA: folder, DATABASE_URL: cable.url, CONTAPRO_MAX_UPLOADS_AT_ONCE: '1' })
  company = await registerCompany(await server.address())
  await upload()
})
afterAll(async () => {
  server?.child.kill('SIGTERM')
  await server?.ended
  await cable?.close()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Uploads the registers of the sample month and returns the uuid of the upload. */
const upload = async () => (await createUpload(company.client, company.uuid, registersOf(company.ruc))).upload_uuid

/** What a call was answered: its result, or the status and code of its error. */
async function answerOf<Result>(call: Promise<Result>): Promise<Result | string> {
  try {
    return await call
  } catch (error) {
    return isContaproError(error) ? `${error.status} ${error.code}` : String(error)
  }
}

const whenTaken = (uuid: string) =>
  expect
    .poll(async () => answerOf(getUpload(company.client, company.uuid, uuid)))
    .toMatchObject({ state: 'done', files: [{ state: 'done' }, { state: 'done' }] })

const UNAVAILABLE = '503 SERVICE_UNAVAILABLE'
/** IGV of sales and of purchases of the sample month. */
const FIGURES = '2189.40 1191.43'
const getFigures = () => {
  const scope = { ruc: company.ruc, taxPeriod: sampleMonth.period.code }
  const total = getTotalAmount(company.client, scope)
  return answerOf(total.then((igv) => `${igv.total_amount_igv_sales} ${igv.total_amount_igv_purchase}`))
}

const losses: Record<string, () => Promise<void>> = {
  'the network to PostgreSQL is cut': async () => cable.cut(),
  'PostgreSQL dies and is started again': async () => {
    await postgres.restart()
    cable.cut()
  },
}

test.each(Object.entries(losses))(
  'when %s, calls in progress get 503, the server keeps running, and the upload in progress is taken in',
  async (_, lose) => {
    await expect.poll(getFigures).toBe(FIGURES)
    const uuid = await upload()
    const answers: string[] = []
    const loseDuringCalls = async () => {
      cable.hold()
      const calls = Array.from({ length: 8 }, getFigures)
      await expect.poll(() => cable.waiting()).toBeGreaterThan(0)
      await lose()
      answers.push(...(await Promise.all(calls)))
      return answers
    }
    // What is kept back first may be the ingestion's.
    await expect.poll(loseDuringCalls).toContain(UNAVAILABLE)
    expect([UNAVAILABLE, FIGURES]).toEqual(expect.arrayContaining(answers))
    await expect.poll(getFigures).toBe(FIGURES)
    await whenTaken(uuid)
    expect(server.child.exitCode).toBeNull()
  },
)

test('an upload that breaks off while PostgreSQL is away leaves nothing that counts as an upload', async () => {
  await expect.poll(getFigures).toBe(FIGURES)
  const leaving = new AbortController()
  const file = { name: 'a.txt', text: 'the begin and the end', signal: leaving.signal }
  const { answer } = beginUpload(await server.address(), company, file)
  await expect.poll(() => answerOf(check())).toBe('429 UPLOADS_AT_ONCE_EXCEEDED')
  cable.hold()
  leaving.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  await expect.poll(() => cable.waiting()).toBeGreaterThan(0)
  cable.cut()
  await expect.poll(() => answerOf(check())).toBeUndefined()
})

const check = () => checkUpload(company.client, registersOf(company.ruc))

test('while PostgreSQL does not answer the server lives and is not ready, and is ready again once it does', async () => {
  const url = await server.address()
  await expect.poll(async () => (await fetch(`${url}/ready`)).status).toBe(200)
  cable.hold()
  const notReady = { status: 'failing', failing: expect.arrayContaining(['database']) }
  await expect.poll(async () => (await fetch(`${url}/ready`)).json()).toEqual(notReady)
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'ok' })
  cable.cut()
  await expect.poll(async () => (await fetch(`${url}/ready`)).status).toBe(200)
})
