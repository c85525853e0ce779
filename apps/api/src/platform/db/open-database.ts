import { join } from 'node:path'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { type CallKind, type CallLimits, callLimits } from './call-limits.ts'
import { checkFolder } from './check-folder.ts'
import { refuseNewerSchema, refuseUnreadableTables } from './check-schema.ts'
import type { Driver } from './driver.ts'
import { migrationsFolder } from './migrate-to.ts'
import { type Db, overDriver } from './over-driver.ts'
import { ownFolder } from './own-folder.ts'
import { openPostgres } from './pg-driver.ts'
import { openPglite } from './pglite-driver.ts'

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

/**
 * Opens the database and brings it to the newest schema.
 *
 * @throws FolderInUseError when another server owns the folder.
 * @throws StartRefusedError when the database is damaged, missing, or of a later version.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, dataDir } = options
  const lock = !url && dataDir ? ownFolder(dataDir) : undefined
  try {
    if (lock && dataDir) checkFolder(dataDir)
    const driver = await openDriver(options)
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

/** Opens a database without migrating it. The caller owns `dataDir` (`ownFolder`). */
export function openDriver({ url, dataDir, image, limits = callLimits }: DatabaseOptions): Promise<Driver> {
  return url ? openPostgres(url, limits) : openPglite({ folder: dataDir && join(dataDir, 'pgdata'), image, limits })
}

/** Servers that start at the same time would make the same tables: one of them migrates, the others wait for it. */
async function migrateAlone(driver: Driver): Promise<void> {
  const run = async (): Promise<void> => {
    await refuseNewerSchema(driver)
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
