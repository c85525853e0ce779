import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import type { Clock } from './clock.ts'
import { createIngestionEngine } from './collect/index.ts'
import type { Config } from './config.ts'
import { createServices } from './create-services.ts'
import { openDatabase } from './db/index.ts'
import { openDiskStorage } from './files/index.ts'
import { listen } from './http/listen.ts'
import { loadKey } from './secrets/load-key.ts'
import type { PasswordHasher } from './secrets/password-hasher.ts'
import type { Services } from './services.ts'

export interface ServerParts {
  readonly clock: Clock
  readonly logger: Logger
  readonly passwords?: PasswordHasher
  readonly onContractBreach?: (breach: string) => void
}

/** A server that answers. */
export interface RunningServer {
  /** Where a browser on this machine finds it: `http://localhost:3000`. */
  readonly url: string
  readonly services: Services
  /** Stops listening, lets what is under way end, and closes the database. */
  close(): Promise<void>
}

/** Opens database and files, takes up what an earlier process left, and listens. */
export async function startServer(config: Config, parts: ServerParts): Promise<RunningServer> {
  const { dataDir, databaseUrl } = config
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await using started = new AsyncDisposableStack()
  const database = await openDatabase({ url: databaseUrl, dataDir })
  started.defer(() => database.close())
  const storage = openDiskStorage(join(dataDir, 'documents'))
  const ingestion = createIngestionEngine({
    driver: database.driver,
    storage,
    now: parts.clock,
    logger: parts.logger,
    limits: { maxUnpackedBytes: config.limits.maxFileBytes },
  })
  const services = createServices({
    database,
    storage,
    ingestion,
    ...parts,
    ...config,
    tokenSecret: config.tokenSecret ?? (await loadKey(dataDir, 'token-secret')),
    sealingKey: config.sealingKey ?? (await loadKey(dataDir, 'sealing-key')),
  })
  await ingestion.start()
  started.defer(() => ingestion.stop())
  const lifecycle = { isStopping: false }
  const app = createApp({ ...appOptions(config, parts), services, isStopping: () => lifecycle.isStopping })
  const listener = await listen(app.fetch, config)
  started.defer(() => listener.close())
  const running = started.move()
  return {
    url: listener.url,
    services,
    close() {
      lifecycle.isStopping = true
      return running.disposeAsync()
    },
  }
}

function appOptions({ webRoot, dataDir, allowedOrigins }: Config, { onContractBreach }: ServerParts) {
  return {
    allowedOrigins,
    web: webRoot === undefined ? undefined : { webRoot, dataDir },
    onContractBreach,
  }
}
