import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { type CallKind, callLimits, type CallLimits } from './call-limits.ts'
import { checkFolder } from './check-folder.ts'
import { refuseNewerSchema, refuseUnreadableTables } from './check-schema.ts'
import type { Driver, QueryOptions, Session } from './driver.ts'
import { ownFolder } from './own-folder.ts'
import { openPostgres } from './pg-driver.ts'
import { openPglite } from './pglite-driver.ts'

/** Typed queries by drizzle, the same on both databases. */
export type Db = PgliteDatabase

export interface Database {
  readonly db: Db
  readonly driver: Driver
  /** See `Driver.within`. */
  within(kind: CallKind, signal?: AbortSignal): Database
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** A PostgreSQL server; it wins over `dataDir`. */
  readonly url?: string | undefined
  /** Folder of the embedded database, owned by one process; without either, the database lives in memory. */
  readonly dataDir?: string | undefined
  /** A dumped data folder that the database in memory begins with: half a second instead of some. */
  readonly image?: Uint8Array<ArrayBuffer> | undefined
  /** What calls may take; `callLimits` unless given. */
  readonly limits?: Readonly<Record<CallKind, CallLimits>> | undefined
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * Opens the database and brings it to the newest schema.
 *
 * @throws FolderInUseError when another server owns the folder.
 * @throws StartRefusedError when the database is damaged, missing, or of a later version.
 */
export async function openDatabase({ url, dataDir, image, limits = callLimits }: DatabaseOptions): Promise<Database> {
  const lock = !url && dataDir ? ownFolder(dataDir) : undefined
  try {
    if (lock && dataDir) checkFolder(dataDir)
    const driver = url
      ? await openPostgres(url, limits)
      : await openPglite({ folder: dataDir && join(dataDir, 'pgdata'), image, limits })
    await migrateAlone(driver.within('setup')).catch(async (e: unknown) => {
      await driver.close()
      throw e
    })
    return databaseOver(driver, async () => {
      await driver.close()
      lock?.release()
    })
  } catch (e) {
    lock?.release()
    throw e
  }
}

/** Servers that start at the same time would make the same tables: one of them migrates, the others wait for it. */
async function migrateAlone(driver: Driver): Promise<void> {
  const run = async (): Promise<void> => {
    await refuseNewerSchema(driver, migrationsFolder)
    await migrate(overDriver(driver), { migrationsFolder })
    await refuseUnreadableTables(driver)
  }
  // An embedded database has one owner, and one connection.
  if (driver.kind === 'pglite') return run()
  await driver.transaction(async (tx) => {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('contapro schema', 0))`)
    await run()
  })
}

function databaseOver(driver: Driver, close: () => Promise<void>): Database {
  return {
    db: overDriver(driver),
    driver,
    within: (kind, signal) => databaseOver(driver.within(kind, signal), close),
    close,
  }
}

/** drizzle's PGlite driver only calls query and transaction: the port is enough, for both databases. */
function overDriver(driver: Driver): Db {
  const client = {
    query: query(driver),
    transaction: <T>(fn: (tx: object) => Promise<T>) => driver.transaction((tx) => fn({ query: query(tx) })),
  }
  return drizzle({ client: client as unknown as PGlite })
}

const query = (s: Session) => (sql: string, params: unknown[], o?: QueryOptions) =>
  s.query(sql, params, { rowMode: o?.rowMode })
