import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BusinessRow } from '../../../src/company/businesses.store.ts'
import { readConfig } from '../../../src/platform/config.ts'
import {
  addAccountant,
  addBusiness,
  type RunningServer,
  startTestServer,
  type TestAccountant,
} from '../../../test-kit/testing.ts'
import { formWith } from '../../../test-kit/uploads.ts'

let server: RunningServer
let as: TestAccountant
let business: BusinessRow

beforeAll(async () => {
  server = await startTestServer({ limits: { ...readConfig({}).limits, maxFileBytes: 1_000_000, maxUploadFiles: 3 } })
  as = await addAccountant(server.services)
  business = await addBusiness(server.services, as)
})
afterAll(() => server.close())

const address = () => `${server.url}/app/internal/businesses/${business.uuid}/uploads`
const send = (files: { name: string; content: string }[]) =>
  fetch(address(), { method: 'POST', headers: { authorization: `Bearer ${as.token}` }, body: formWith(files) })

test('a file over the limit is answered 413, and the connection is closed', async () => {
  const response = await send([{ name: 'a.txt', content: 'x'.repeat(1_000_001) }])
  expect(response.status).toBe(413)
  expect(response.headers.get('connection')).toBe('close')
  expect(await response.json()).toMatchObject({ code: 'UPLOAD_TOO_LARGE', name: 'Archivo muy grande' })
})

test('beside a file over the limit the others are taken', async () => {
  const response = await send([
    { name: 'grande.txt', content: 'x'.repeat(3_000_000) },
    { name: 'b.txt', content: 'x' },
  ])
  expect(response.status).toBe(202)
  await server.services.ingestion.idle()
  const list = await fetch(address(), { headers: { authorization: `Bearer ${as.token}` } })
  expect(await list.json()).toMatchObject({
    data: [
      { files: [{ name: 'grande.txt', state: 'failed', errors: [{ code: 'FILE_TOO_LARGE' }] }, { name: 'b.txt' }] },
    ],
  })
})

const file = (n: number) => `--b\r\ncontent-disposition: form-data; name="files"; filename="${n}.txt"\r\n\r\nx\r\n`

test('more files than an upload may have are answered 413 while they still come in', async () => {
  const { status, text } = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const sending = request(address(), {
      method: 'POST',
      headers: { authorization: `Bearer ${as.token}`, 'content-type': 'multipart/form-data; boundary=b' },
    })
    sending.on('error', reject)
    sending.on('response', (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
      answer.on('end', () => resolve({ status: answer.statusCode, text: body }))
    })
    sending.write([1, 2, 3, 4, 5].map(file).join(''))
  })
  expect(status).toBe(413)
  expect(JSON.parse(text)).toMatchObject({ message: 'Sube como máximo 3 archivos a la vez.' })
})
