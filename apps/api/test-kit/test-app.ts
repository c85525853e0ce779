import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, vi } from 'vitest'
import { createIngestionEngine, type IngestionEngine } from '../src/jobs/queue/ingestion-engine.ts'
import { createRuleWatch } from '../src/jobs/review/watch-rules.ts'
import { readConfig } from '../src/platform/config.ts'
import { openDiskStorage } from '../src/platform/files/index.ts'
import { createLogger } from '../src/platform/logging/create-logger.ts'
import type { Message } from '../src/platform/mail/mail.ts'
import { createPasswordHasher } from '../src/platform/secrets/password-hasher.ts'
import { createApp } from '../src/start/app.ts'
import { createServices, type ServerServices, type ServiceParts } from '../src/start/create-services.ts'
import { type DatabaseKind, openTestDatabase } from './databases.ts'
import type { TestAccountant } from './testing-records.ts'

/** An answer of the app, read. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
  readonly text: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

export interface RequestOptions {
  /** The test wants the server to fail: a 500 is then an answer like another. */
  readonly fails?: boolean
  readonly as?: TestAccountant
  readonly json?: unknown
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string | Uint8Array<ArrayBuffer> | FormData
}

/** The app on a database of its own, embedded in memory unless told otherwise. Every answer is held against the contract. */
export interface TestApp {
  readonly services: ServerServices
  /** Lines of the log, as text. */
  readonly log: string[]
  /** Mails that were sent, or are refused as `failWith` says. */
  readonly outbox: Outbox
  request(path: string, options?: RequestOptions): Promise<Answer>
  /** Moves the clock on by a number of seconds. */
  wait(seconds: number): void
}

/** A mail server that keeps what it is given. */
export interface Outbox {
  readonly messages: Message[]
  failWith: Error | undefined
}

/** What a test app has beside what every one has. */
export type TestAppParts = Pick<
  ServiceParts,
  | 'captcha'
  | 'plans'
  | 'partnerKeys'
  | 'passwords'
  | 'trustedProxies'
  | 'collector'
  | 'collectionRetrySeconds'
  | 'credentialCheckMs'
  | 'reportPatienceMs'
>

const START = Date.UTC(2026, 8, 1, 15)

/** Starts the app before the tests of a file and ends it after them. */
export function useTestApp(kind: DatabaseKind = 'pglite', parts: TestAppParts = {}): TestApp {
  const log: string[] = []
  const outbox: Outbox = { messages: [], failWith: undefined }
  const breaches: string[] = []
  const folder = mkdtempSync(join(tmpdir(), 'contapro-app-'))
  let now = START
  const clock = () => new Date(now)
  let services: ServerServices | undefined
  let engine: IngestionEngine | undefined
  let app: ReturnType<typeof createApp> | undefined
  beforeAll(async () => {
    // rate-limiter-flexible takes the time of the machine.
    vi.setSystemTime(now)
    const database = await openTestDatabase(kind)
    const storage = await openDiskStorage(folder)
    const logger = createLogger('debug', { write: (line: string) => log.push(line) })
    const watch = createRuleWatch({ database, clock, logger })
    engine = createIngestionEngine({ driver: database.driver, storage, now: clock, logger, watch })
    services = createServices({
      database,
      storage,
      ingestion: engine,
      clock,
      logger,
      tokenSecret: randomBytes(32),
      sealingKey: randomBytes(32),
      limits: readConfig({}).limits,
      passwords: createPasswordHasher({ cost: 4 }),
      mail: {
        async send(message) {
          if (outbox.failWith) throw outbox.failWith
          outbox.messages.push(message)
        },
      },
      recovery: { minutes: readConfig({}).recoveryMinutes, publicUrl: () => 'https://app.example.pe' },
      ...parts,
    })
    await engine.start()
    services.collections.start()
    app = createApp({ services, onContractBreach: (breach) => breaches.push(breach) })
  })
  afterAll(async () => {
    await services?.collections.stop()
    await services?.mailJobs.idle()
    await engine?.stop()
    await services?.reports.stop()
    await services?.printedVouchers.close()
    await services?.database.close()
    vi.useRealTimers()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    log,
    outbox,
    get services() {
      if (!services) throw new Error('The app starts in beforeAll.')
      return services
    },
    async request(path, options = {}) {
      const response = await app?.request(path, toInit(options))
      if (!response) throw new Error('The app starts in beforeAll.')
      const bytes = new Uint8Array(await response.arrayBuffer())
      const text = new TextDecoder().decode(bytes)
      if (breaches.length > 0) throw new Error(`The answer does not fit the contract: ${breaches.splice(0).join('; ')}`)
      if (response.status === 500 && !options.fails) throw new Error(`The server failed: ${log.at(-2)}`)
      return { status: response.status, headers: response.headers, text, bytes, body: parse(text) }
    },
    wait(seconds) {
      now += seconds * 1000
      vi.setSystemTime(now)
    },
  }
}

function toInit({ as, json, method, headers, body }: RequestOptions): RequestInit {
  return {
    method: method ?? (json === undefined && body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(as && { authorization: `Bearer ${as.token}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...(body !== undefined && { body }),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
