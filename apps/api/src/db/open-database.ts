import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Driver, QueryOptions, Session } from './driver.ts'
import { ownFolder } from './own-folder.ts'
import { openPostgres } from './pg-driver.ts'
import { openPglite } from './pglite-driver.ts'
import * as schema from './schema/index.ts'

/** Typed queries by drizzle, the same on both databases. */
export type Db = PgliteDatabase<typeof schema>

export interface Database {
  readonly db: Db
  readonly driver: Driver
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** A PostgreSQL server; it wins over `dataDir`. */
  readonly url?: string | undefined
  /** Folder of the embedded database, owned by one process; without either, the database lives in memory. */
  readonly dataDir?: string | undefined
  /** A dumped data folder that the database in memory begins with: half a second instead of some. */
  readonly image?: Uint8Array<ArrayBuffer> | undefined
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Opens the database and brings it to the newest schema. Throws `FolderInUseError` when another server owns the folder. */
export async function openDatabase({ url, dataDir, image }: DatabaseOptions): Promise<Database> {
  const lock = !url && dataDir ? ownFolder(dataDir) : undefined
  try {
    const driver = url
      ? await openPostgres(url)
      : await openPglite(dataDir ? join(dataDir, 'pgdata') : 'memory://', image)
    const db = overDriver(driver)
    await migrate(db, { migrationsFolder })
    return {
      db,
      driver,
      async close() {
        await driver.close()
        lock?.release()
      },
    }
  } catch (e) {
    lock?.release()
    throw e
  }
}

/** drizzle's PGlite driver only calls query and transaction: the port is enough, for both databases. */
function overDriver(driver: Driver): Db {
  const client = {
    query: query(driver),
    transaction: <T>(fn: (tx: object) => Promise<T>) => driver.transaction((tx) => fn({ query: query(tx) })),
  }
  return drizzle({ client: client as unknown as PGlite, schema })
}

const query = (s: Session) => (sql: string, params: unknown[], o?: QueryOptions) =>
  s.query(sql, params, { rowMode: o?.rowMode })
