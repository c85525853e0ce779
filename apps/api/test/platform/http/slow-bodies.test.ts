import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../../src/platform/config.ts'
import {
  addAccountant,
  addBusiness,
  type RunningServer,
  startTestServer,
  type TestAccountant,
} from '../../../test-kit/testing.ts'

// What only a real connection shows: bodies of which the last bytes never come.
let server: RunningServer
let as: TestAccountant
let uploads: string
const sockets: Socket[] = []

beforeAll(async () => {
  server = await startTestServer({ limits: { ...readConfig({}).limits, bodySeconds: 1, uploadIdleSeconds: 1 } })
  as = await addAccountant(server.services)
  const { uuid } = await addBusiness(server.services, as)
  uploads = `/app/internal/businesses/${uuid}/uploads`
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await server.close()
})

/** Sends a request whose body stays incomplete; resolves with all that came back once the server closes the connection. */
function closedAfter(target: string, headers: readonly string[], begun: string): Promise<string> {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  sockets.push(socket)
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => (received += text))
  socket.write([`${target} HTTP/1.1`, `host: ${hostname}`, ...headers, 'content-length: 5000', '', begun].join('\r\n'))
  return new Promise((resolve) => socket.on('close', () => resolve(received)))
}

test('a JSON body that does not end in time is answered 408, and the connection is closed', async () => {
  const received = await closedAfter(
    'POST /app/internal/users/sign-in',
    ['content-type: application/json'],
    '{"email":',
  )
  expect(received).toMatch(/^HTTP\/1.1 408 /)
  expect(received).toContain('"code":"REQUEST_TOO_SLOW"')
})

test.each(['GET', 'POST'])('a body of a %s that goes on after its answer ends the connection', async (method) => {
  const received = await closedAfter(`${method} /app/internal/nothing`, ['content-type: text/plain'], 'x')
  expect(received).toMatch(/^HTTP\/1.1 404 /)
})

test('an upload that stops arriving ends its connection, and nothing of it is left', async () => {
  const file = '--b\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\nx'
  const headers = [`authorization: Bearer ${as.token}`, 'content-type: multipart/form-data; boundary=b']
  await closedAfter(`POST ${uploads}`, headers, file)
  await expect.poll(storedUploads).toEqual([])
})

const storedUploads = async (): Promise<unknown[]> =>
  (await server.services.database.driver.query('select from uploads')).rows
