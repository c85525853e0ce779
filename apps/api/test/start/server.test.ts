import { randomBytes } from 'node:crypto'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BusinessRow } from '../../src/company/businesses.store.ts'
import { openEntries } from '../../test-kit/open-entries.ts'
import {
  addAccountant,
  addBusiness,
  type RunningServer,
  startTestServer,
  type TestAccountant,
} from '../../test-kit/testing.ts'
import { formWith, sampleFile } from '../../test-kit/uploads.ts'

// What only a real connection shows.
const folder = mkdtempSync(join(tmpdir(), 'contapro-server-'))
const dataDir = join(folder, 'data')
const webRoot = join(folder, 'web')
const breaches: string[] = []
const oldPrint = join(dataDir, 'documents/files/printed/1/0.jpeg')
let server: RunningServer
let as: TestAccountant
let business: BusinessRow

beforeAll(async () => {
  mkdirSync(join(webRoot, 'assets'), { recursive: true })
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Contapro</title>')
  writeFileSync(join(webRoot, 'login.html'), '<!doctype html><title>Contapro</title><h1>Inicia sesión</h1>')
  writeFileSync(join(webRoot, 'inicio.html'), '<!doctype html><title>Contapro</title><link rel="modulepreload">')
  writeFileSync(join(webRoot, 'embed.html'), '<!doctype html><title>Marco</title>')
  writeFileSync(join(webRoot, 'config.json'), '{"apiBaseUrl":"","frameOrigins":["https://portal.example.pe"]}')
  writeFileSync(join(webRoot, 'assets/app-1a2b3c.js'), `export const text = '${'x'.repeat(2000)}'`)
  writeFileSync(join(webRoot, 'assets/app-1a2b3c.js.br'), brotliCompressSync('export const packed = true'))
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  mkdirSync(dirname(oldPrint), { recursive: true })
  writeFileSync(oldPrint, 'of an earlier design')
  writeFileSync(join(dataDir, 'documents/kept.xml'), 'of an earlier version', { mode: 0o644 })
  server = await startTestServer({ dataDir, webRoot, onContractBreach: (breach) => breaches.push(breach) })
  as = await addAccountant(server.services)
  business = await addBusiness(server.services, as)
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const authorization = () => `Bearer ${as.token}`
const uploadsPath = () => `/app/internal/businesses/${business.uuid}/uploads`
const leftovers = () =>
  globSync('documents/**/*', { cwd: dataDir, exclude: (path) => statSync(join(dataDir, path)).isDirectory() })

test('what group and others could read in the data folder is the owner’s alone once the server has started', () =>
  expect.poll(() => openEntries(dataDir)).toEqual([]))

test('what was printed in an earlier design goes once the server has started', () =>
  expect.poll(() => existsSync(oldPrint)).toBe(false))

test('a large file goes from the connection to the storage', async () => {
  const bytes = randomBytes(20 * 1024 * 1024)
  const response = await fetch(server.url + uploadsPath(), {
    method: 'POST',
    headers: { authorization: authorization() },
    body: formWith([{ name: 'grande.txt', content: bytes }]),
  })
  expect(response.status).toBe(202)
  await server.services.ingestion.idle()
  const { upload_uuid } = (await response.json()) as { upload_uuid: string }
  const upload = await fetch(`${server.url}${uploadsPath()}/${upload_uuid}`, {
    headers: { authorization: authorization() },
  })
  expect(await upload.json()).toMatchObject({
    files: [{ name: 'grande.txt', size_bytes: bytes.length, state: 'failed' }],
  })
})

test('a client that breaks off in the middle of a file leaves nothing', async () => {
  const { database } = server.services
  const count = async () =>
    (await database.driver.query<{ n: number }>('select count(*)::int n from uploads')).rows[0]?.n
  const [uploads, files] = [await count(), leftovers()]
  const socket = await open()
  socket.write(
    `POST ${uploadsPath()} HTTP/1.1\r\nhost: localhost\r\nauthorization: ${authorization()}\r\n` +
      'content-type: multipart/form-data; boundary=b\r\ncontent-length: 10000000\r\n\r\n' +
      '--b\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\n' +
      'x'.repeat(300_000),
  )
  await expect.poll(count).toBe((uploads ?? 0) + 1)
  socket.destroy()
  await expect.poll(count).toBe(uploads)
  expect(leftovers()).toEqual(files)
  expect((await fetch(`${server.url}/health`)).status).toBe(200)
})

test('an upload without a token is refused before its body is read', async () => {
  const socket = await open()
  socket.write(
    `POST ${uploadsPath()} HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=b\r\n` +
      'content-length: 10000000\r\n\r\n--b\r\n',
  )
  const answer = await readAll(socket, '}')
  expect(answer).toMatch(/^HTTP\/1.1 401 /)
  expect(answer).toContain('ACCESS_TOKEN_INVALID')
  socket.destroy()
})

const announces = async (path: string): Promise<boolean> =>
  (await (await fetch(server.url + path)).text()).includes('rel="modulepreload"')

test('an address that has a page of its own gets it, by its own name alone', async () => {
  expect(await Promise.all(['/inicio', '/inicio/', '/inicio?a=b', '/inicio.html', '/planes'].map(announces))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

const holdsSignIn = async (path: string): Promise<boolean> =>
  (await (await fetch(server.url + path)).text()).includes('Inicia sesión')

test('the sign-in is served with its content, other addresses are not', async () => {
  expect(await Promise.all(['/', '/login', '/login?volver=%2Fplanes', '/inicio'].map(holdsSignIn))).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test('an allowed origin may show the page of the frames, and nothing else', async () => {
  const ancestors = async (path: string): Promise<string | undefined> =>
    /frame-ancestors [^;]+/.exec((await fetch(server.url + path)).headers.get('content-security-policy') ?? '')?.[0]
  const frame = await fetch(`${server.url}/embed/overview?company=1`)
  expect(await frame.text()).toContain('<title>Marco</title>')
  expect(frame.headers.get('cache-control')).toBe('no-store')
  expect(await ancestors('/embed/overview')).toBe("frame-ancestors 'self' https://portal.example.pe")
  for (const path of ['/', '/login', '/inicio', '/inicio.html', '/embed', '/embed.html', '/embed/overview/more']) {
    expect(await ancestors(path)).toBe("frame-ancestors 'self'")
  }
  expect(await ancestors('/config.json')).toBe("frame-ancestors 'none'")
})

test('the page is served on every address of the app, under a strict policy and never stored', async () => {
  for (const path of [
    '/',
    '/login',
    '/inicio',
    '/dashboard/comprobantes?empresa=1',
    '/siscont/validate?password=Secreto1',
  ]) {
    const response = await fetch(server.url + path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<title>Contapro</title>')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(response.headers.get('permissions-policy')).toContain('camera=(), ')
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; manifest-src 'self'; " +
        "img-src 'self' data: blob:; connect-src 'self' blob:; frame-src 'self' blob:; media-src 'self'; " +
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'",
    )
  }
})

test('hashed files are kept for ever and travel packed', async () => {
  const response = await fetch(`${server.url}/assets/app-1a2b3c.js`, { headers: { 'accept-encoding': 'gzip' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(response.headers.get('content-type')).toContain('javascript')
  expect(await response.text()).toContain('export const text')
})

test('a file that lies there packed is sent as it lies there', async () => {
  const response = await fetch(`${server.url}/assets/app-1a2b3c.js`, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('content-type')).toContain('javascript')
  expect(response.headers.get('vary')).toContain('Accept-Encoding')
  expect(await response.text()).toBe('export const packed = true')
})

test.each([
  '/assets/app-000000.js',
  '/favicon.ico',
  '/app/internal/nothing',
  '/assets/..%2f..%2fsecret.txt',
  '/..%2fsecret.txt',
])('%s is missing and is not answered with the page', async (path) => {
  const response = await fetch(server.url + path)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'ROUTE_NOT_FOUND' })
})

test('a config.json in the data folder takes the place of the own one, and opens the policy to its hosts', async () => {
  const config = join(dataDir, 'config.json')
  expect(await (await fetch(`${server.url}/config.json`)).json()).toMatchObject({ apiBaseUrl: '' })
  writeFileSync(config, JSON.stringify({ apiBaseUrl: 'https://api.example.com/v1', tagManager: { id: 'GTM-1' } }))
  const response = await fetch(`${server.url}/config.json`)
  const page = await fetch(server.url)
  rmSync(config)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toMatchObject({ tagManager: { id: 'GTM-1' } })
  const policy = page.headers.get('content-security-policy')
  expect(policy).toContain("connect-src 'self' blob: https://api.example.com https://www.googletagmanager.com;")
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;")
})

test('every answer so far has fitted the contract', () => expect(breaches).toEqual([]))

test('keys are made once, and only their owner may read them', async () => {
  const key = join(dataDir, 'sealing-key')
  expect(statSync(key).mode & 0o777).toBe(0o600)
  expect(Buffer.from(readFileSync(key, 'utf8'), 'base64')).toHaveLength(32)
})

test('a server that closes answers what it has begun, then takes nothing more', async () => {
  const other = await startTestServer()
  const accountant = await addAccountant(other.services)
  const company = await addBusiness(other.services, accountant, { ruc: '20990000019' })
  const begun = fetch(`${other.url}/app/internal/businesses/${company.uuid}/uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accountant.token}` },
    body: formWith([sampleFile('xml/20990000027-01-F001-101.xml')]),
  })
  const answered = begun.then((response) => response.status)
  const uploads = async () => (await other.services.database.driver.query('select from uploads')).rows
  await expect.poll(uploads).toHaveLength(1)
  await other.close()
  expect(await answered).toBe(202)
  await expect(fetch(`${other.url}/health`)).rejects.toThrow('fetch failed')
})

async function open(): Promise<Socket> {
  const { port } = new URL(server.url)
  const socket = connect(Number(port), '127.0.0.1')
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  return socket
}

function readAll(socket: Socket, end: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    socket.on('data', (chunk) => {
      text += String(chunk)
      if (text.trimEnd().endsWith(end)) resolve(text)
    })
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })
}
