import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BusinessRow } from '../../../src/company/businesses.store.ts'
import { readConfig } from '../../../src/platform/config.ts'
import { salesFile } from '../../../test-kit/register-files.ts'
import {
  addAccountant,
  addBusiness,
  type RunningServer,
  startTestServer,
  type TestAccountant,
} from '../../../test-kit/testing.ts'
import { formWith, type TestFile } from '../../../test-kit/uploads.ts'

const DAY_BYTES = 1024 * 1024
const limits = { ...readConfig({}).limits, maxDayBytes: DAY_BYTES, maxDayFiles: 4, maxUploadsAtOnce: 2 }
const evening = Date.UTC(2026, 8, 1, 23)
let now: number
let server: RunningServer
let as: TestAccountant
let business: BusinessRow

beforeAll(async () => {
  now = evening
  server = await startTestServer({ limits, clock: () => new Date(now) })
})
afterAll(() => server.close())
beforeEach(async () => {
  now = evening
  await useAnotherAccount()
})

async function useAnotherAccount(): Promise<void> {
  as = await addAccountant(server.services)
  business = await addBusiness(server.services, as)
}

const authorization = () => `Bearer ${as.token}`
const uploads = () => `${server.url}/app/internal/businesses/${business.uuid}/uploads`
const half: TestFile = { name: 'mitad.txt', content: 'x'.repeat(0.6 * DAY_BYTES) }
const small: TestFile = { name: 'chico.txt', content: 'x' }

async function send(...files: TestFile[]): Promise<unknown> {
  const response = await fetch(uploads(), {
    method: 'POST',
    headers: { authorization: authorization() },
    body: formWith(files),
  })
  return answer(response.status, await response.text())
}

async function check(planned: { files: number; bytes: number; largest?: number }): Promise<unknown> {
  const { files, bytes, largest = bytes } = planned
  const response = await fetch(`${server.url}/app/internal/me/upload-check`, {
    method: 'POST',
    headers: { authorization: authorization(), 'content-type': 'application/json' },
    body: JSON.stringify({ files, bytes, largest_file_bytes: largest }),
  })
  return answer(response.status, await response.text())
}

/** The status, or the code of an error. */
const answer = (status: number, body: string): unknown =>
  status < 300 ? status : { status, code: (JSON.parse(body) as { code: string }).code }

const dayIsOver = { status: 429, code: 'UPLOAD_DAY_LIMIT_REACHED' }
const tooManyAtOnce = { status: 429, code: 'UPLOADS_AT_ONCE_EXCEEDED' }

/** A request that has sent its headers and the beginning of a file. */
function begin(headers: Record<string, string | number> = {}): { sending: ClientRequest; answered: Promise<unknown> } {
  const sending = request(uploads(), {
    method: 'POST',
    headers: { authorization: authorization(), 'content-type': 'multipart/form-data; boundary=b', ...headers },
  })
  sending.write('--b\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\n')
  const answered = responseTo(sending)
  return { sending, answered }
}

async function responseTo(sending: ClientRequest): Promise<unknown> {
  const [response] = (await once(sending, 'response')) as [IncomingMessage]
  return answer(response.statusCode ?? 0, await text(response))
}

const end = ({ sending }: { sending: ClientRequest }, content = 'x') => sending.end(`${content}\r\n--b--\r\n`)

async function storedUploads(): Promise<number> {
  const sql = 'SELECT FROM uploads WHERE business_uuid = $1'
  return (await server.services.database.driver.query(sql, [business.uuid])).rows.length
}

test('an upload that says that it is larger than what is left of the day is refused before its body is read', async () => {
  const { sending, answered } = begin({ 'content-length': DAY_BYTES + 1 })
  expect(await answered).toEqual(dayIsOver)
  sending.destroy()
  expect(await storedUploads()).toBe(0)
})

test('an upload that does not say its size is refused once its bytes are more than what is left of the day', async () => {
  expect(await send(half)).toBe(202)
  const upload = begin()
  end(upload, 'x'.repeat(0.6 * DAY_BYTES))
  expect(await upload.answered).toEqual(dayIsOver)
  expect(await storedUploads()).toBe(1)
})

test('an upload that is refused or breaks off takes nothing of the day', async () => {
  const refused = begin()
  end(refused, 'x'.repeat(DAY_BYTES + 1))
  expect(await refused.answered).toEqual(dayIsOver)
  const broken = begin()
  broken.answered.catch(() => undefined)
  await expect.poll(storedUploads).toBe(1)
  broken.sending.destroy()
  await expect.poll(storedUploads).toBe(0)
  await expect.poll(() => check({ files: 4, bytes: DAY_BYTES })).toBe(204)
})

test('parallel uploads do not exceed the bytes of the day', async () => {
  const answers = await Promise.all([send(half), send(half)])
  expect(answers).toContainEqual(dayIsOver)
  expect(await storedUploads()).toBeLessThan(2)
})

test('more files than are left of the day are refused, and none of their upload is taken', async () => {
  expect(await send(small, small, small)).toBe(202)
  expect(await send(small, small)).toEqual(dayIsOver)
  expect(await storedUploads()).toBe(1)
  expect(await send(small)).toBe(202)
  expect(await send(small)).toEqual(dayIsOver)
})

test('the next day in Lima begins with nothing used, and the counts of the day before are deleted', async () => {
  now = Date.UTC(2026, 8, 2, 4, 58)
  await useAnotherAccount()
  expect(await send(half)).toBe(202)
  now = Date.UTC(2026, 8, 2, 4, 59)
  expect(await send(half)).toEqual(dayIsOver)
  now = Date.UTC(2026, 8, 2, 5)
  expect(await send(half)).toBe(202)
  const sql = "SELECT to_char(day, 'YYYY-MM-DD') AS day FROM upload_usage WHERE accountant_uuid = $1"
  const { rows } = await server.services.database.driver.query(sql, [as.uuid])
  expect(rows).toEqual([{ day: '2026-09-02' }])
})

test('the limits of one account do not count for another', async () => {
  expect(await send(half)).toBe(202)
  await useAnotherAccount()
  expect(await send(half)).toBe(202)
})

test('all companies of an account share its limits', async () => {
  expect(await send(half)).toBe(202)
  business = await addBusiness(server.services, as)
  expect(await send(half)).toEqual(dayIsOver)
})

test('an account sends two uploads at a time, however many begin together, and another one when one has ended', async () => {
  const all = [begin(), begin(), begin(), begin(), begin()]
  const refused: unknown[] = []
  const open = new Set(all)
  const record = async (upload: (typeof all)[number]): Promise<void> => {
    refused.push(await upload.answered)
    open.delete(upload)
  }
  for (const upload of all) void record(upload)
  await expect.poll(() => refused.length).toBe(3)
  expect(refused).toEqual([tooManyAtOnce, tooManyAtOnce, tooManyAtOnce])
  expect(await check({ files: 1, bytes: 1 })).toEqual(tooManyAtOnce)
  const [first, second] = [...open]
  end(first!)
  expect(await first!.answered).toBe(202)
  expect(await send(small)).toBe(202)
  end(second!)
  expect(await second!.answered).toBe(202)
})

test.each([
  ['within all limits', { files: 4, bytes: DAY_BYTES }, 204],
  ['with more files than an upload has', { files: 501, bytes: 501, largest: 1 }, 413],
  ['with a file that is too large', { files: 1, bytes: 2 ** 31 }, 413],
  ['with more files than the day has', { files: 5, bytes: 5 }, 429],
  ['with more bytes than the day has', { files: 2, bytes: DAY_BYTES + 1, largest: 1 }, 429],
])('before it is sent, an upload %s is checked', async (_case, planned, status) => {
  const result = await check(planned)
  const code = status === 413 ? 'UPLOAD_TOO_LARGE' : 'UPLOAD_DAY_LIMIT_REACHED'
  expect(result).toEqual(status === 204 ? 204 : { status, code })
})

test('files that are ingested again count for the day', async () => {
  const file = salesFile(business.ruc, '202608', [{}])
  const path = `${uploads()}/`
  const post = (url: string) => fetch(url, { method: 'POST', headers: { authorization: authorization() } })
  expect(await send(file, small, small)).toBe(202)
  await server.services.ingestion.idle()
  const list = (await (await fetch(uploads(), { headers: { authorization: authorization() } })).json()) as {
    data: [{ upload_uuid: string }]
  }
  const uuid = list.data[0].upload_uuid
  expect((await post(`${path}${uuid}/undo`)).status).toBe(202)
  await server.services.ingestion.idle()
  expect((await post(`${path}${uuid}/repeat`)).status).toBe(202)
  expect(await send(small)).toEqual(dayIsOver)
})
