import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  addAccountant,
  createLogger,
  type RunningServer,
  startTestServer,
  storedEvents,
  type TestAccountant,
  type TestServerOptions,
} from '@contapro/api/testing'
import { partnerKey } from './partner-key.ts'
import type { Product } from './product.ts'
import { type ProductKind, type ProductKindName, productKinds } from './product-kinds.ts'

// Gives tests a server each: POST /<kind> starts one, DELETE /<id> ends it, POST /<id>/time?ms= moves its clock on, GET
// /<id>/events tells its event log, GET /<id>/log what it wrote to the server's log. A database of each kind is made once per run and copied for each server, which is ready in
// half a second instead of five.
const webRoot = fileURLToPath(new URL('../../../apps/web/dist', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'contapro-e2e-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

interface Prepared {
  readonly dataDir: string
  readonly account: TestAccountant
}

interface Running {
  readonly server: RunningServer
  /** How far its clock is ahead, in milliseconds. */
  readonly clock: { ahead: number }
  /** Lines of its log, everything told. */
  readonly log: readonly string[]
}

const prepared = new Map<string, Promise<Prepared>>()
const running = new Map<string, Running>()

const start = (kind: ProductKind, dataDir: string, parts: Partial<TestServerOptions> = {}): Promise<RunningServer> =>
  startTestServer({
    webRoot,
    dataDir,
    collector: kind.isCollecting ? 'demo' : 'none',
    partnerKeys: [partnerKey],
    ...parts,
  })

/** A folder whose database nobody has written to, where every kind begins: to make one takes two seconds. */
let blank: Promise<string> | undefined

async function prepareBlank(): Promise<string> {
  const dataDir = mkdtempSync(join(folder, 'blank-'))
  const server = await start({}, dataDir)
  await server.close()
  return dataDir
}

async function prepare(name: string, kind: ProductKind): Promise<Prepared> {
  const dataDir = mkdtempSync(join(folder, `${name}-`))
  blank ??= prepareBlank()
  cpSync(await blank, dataDir, { recursive: true })
  kind.configure?.(dataDir)
  const server = await start(kind, dataDir)
  const account = await addAccountant(server.services, {
    email: 'contadora@example.com',
    name: 'Rosa Elvira',
    ...kind.account,
  })
  await kind.fill?.(server, account)
  await server.close()
  return { dataDir, account }
}

async function open(name: ProductKindName): Promise<Product> {
  const kind: ProductKind = productKinds[name]
  const made = prepared.get(name) ?? prepare(name, kind)
  prepared.set(name, made)
  const { dataDir: original, account } = await made
  const id = randomUUID()
  const dataDir = join(folder, id)
  cpSync(original, dataDir, { recursive: true })
  const clock = { ahead: 0 }
  const log: string[] = []
  const server = await start(kind, dataDir, {
    clock: () => new Date(Date.now() + clock.ahead),
    logger: createLogger('debug', { write: (line) => void log.push(line) }),
  })
  running.set(id, { server, clock, log })
  const { email, password } = account
  return { id, url: server.url, email, password, mailFolder: join(dataDir, 'mail') }
}

async function end(id: string): Promise<void> {
  const product = running.get(id)
  running.delete(id)
  await product?.server.close()
  rmSync(join(folder, id), { recursive: true, force: true })
}

async function answer(method: string | undefined, { pathname, searchParams }: URL): Promise<unknown> {
  const [, target = '', action] = pathname.split('/')
  const product = running.get(target)
  if (method === 'DELETE') return end(target)
  if (product && action === 'time') return void (product.clock.ahead += Number(searchParams.get('ms')))
  if (product && action === 'events') return storedEvents(product.server.services)
  if (product && action === 'log') return product.log.join('')
  if (target in productKinds) return open(target as ProductKindName)
  throw new Error(`There is neither a product nor a kind ${target}.`)
}

const control = createServer((request, response) => {
  answer(request.method, new URL(request.url ?? '/', 'http://control')).then(
    (result) => response.end(JSON.stringify(result ?? null)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
control.listen(0, '127.0.0.1', () => {
  const { port } = control.address() as AddressInfo
  process.stdout.write(`Products can be asked for at http://127.0.0.1:${port}\n`)
})
process.once('SIGTERM', () => process.exit(0))
