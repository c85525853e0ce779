import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@contapro/postgres'
import type { Logger } from 'pino'
import { type Clock, systemClock } from '../src/platform/clock/clock.ts'
import { type Config, type Limits, readConfig } from '../src/platform/config.ts'
import { createLogger } from '../src/platform/logging/create-logger.ts'
import { createPasswordHasher } from '../src/platform/secrets/password-hasher.ts'
import { type RunningServer, startServer } from '../src/start/start-server.ts'

export { DEMO_PASSWORD, demoUploads, loadDemo } from '../src/demo/index.ts'
export { loadNewestDemoMonths } from '../src/demo/load-demo.ts'
export { createLogger } from '../src/platform/logging/create-logger.ts'
export type { RunningServer } from '../src/start/start-server.ts'
export { type StoredEvent, storedEvents } from './testing-events.store.ts'
export { addAccountant, addBusiness, type TestAccountant, testRuc } from './testing-records.ts'

export interface TestServerOptions {
  /** Embedded, a PostgreSQL of its own in a temporary folder, or the address of one. */
  readonly database?: 'pglite' | 'postgres' | `postgres://${string}` | `postgresql://${string}`
  /** Kept when given; else a temporary folder that `close` removes. */
  readonly dataDir?: string
  /** Any free one unless given. */
  readonly port?: number
  readonly webRoot?: string
  readonly limits?: Limits
  readonly clock?: Clock
  readonly logger?: Logger
  readonly onContractBreach?: (breach: string) => void
  /** Keys that partners' servers call with; none unless given. */
  readonly partnerKeys?: readonly string[]
  /** What brings companies' data; none unless given. */
  readonly collector?: Config['collector']
}

/** A whole server for tests: real HTTP, real database, no demo data, and passwords that hash fast. */
export async function startTestServer(options: TestServerOptions = {}): Promise<RunningServer> {
  const { database = 'pglite', clock = systemClock, logger = createLogger('silent'), onContractBreach } = options
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'contapro-test-')))
  const postgres = database === 'postgres' ? await startPostgres() : undefined
  const databaseUrl = postgres?.url ?? (database.includes(':') ? database : undefined)
  const release = async (): Promise<void> => {
    await postgres?.stop()
    if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const passwords = createPasswordHasher({ cost: 4 })
    const server = await startServer(testConfig(options, dataDir, databaseUrl), {
      clock,
      logger,
      passwords,
      ...(onContractBreach && { onContractBreach }),
    })
    return {
      ...server,
      async close() {
        await server.close()
        await release()
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}

function testConfig(options: TestServerOptions, dataDir: string, databaseUrl: string | undefined): Config {
  const defaults = readConfig({ CONTAPRO_DATA: dataDir, CONTAPRO_DEMO: 'off', PORT: String(options.port ?? 0) })
  const { limits = defaults.limits, collector = 'none', partnerKeys = [], webRoot } = options
  return { ...defaults, databaseUrl, tokenSecret: randomBytes(32), limits, collector, partnerKeys, webRoot }
}
