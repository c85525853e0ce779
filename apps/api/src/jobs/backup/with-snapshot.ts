import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../../platform/config.ts'
import { FolderInUseError, openDriver, ownFolder, type Session } from '../../platform/db/index.ts'
import { BackupError } from './backup-error.ts'
import { copyDatabase, copyFiles, unpackCopy } from './database-copy.ts'
import { fixTextForms } from './tables.store.ts'

/** How often to look whether the server has answered, in milliseconds. */
const LOOK_MS = 100

/** How long a server may take to begin a copy, in milliseconds. It looks twice a second. */
const PATIENCE_MS = 60_000

type Target = Pick<Config, 'databaseUrl' | 'dataDir'>

/**
 * Reads the database as of one moment, also while servers use it.
 *
 * @param backup path of the folder of the backup.
 */
export async function withSnapshot<T>(
  { databaseUrl, dataDir }: Target,
  { backup, signal }: { readonly backup: string; readonly signal: AbortSignal },
  read: (tx: Session) => Promise<T>,
): Promise<T> {
  if (databaseUrl === undefined) {
    await obtainCopy(dataDir, backup, signal)
    await unpackCopy(backup)
  }
  const driver = await openDriver({ url: databaseUrl, dataDir: backup })
  try {
    return await driver.within('setup').transaction(async (tx) => {
      await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY')
      await fixTextForms(tx)
      return read(tx)
    })
  } finally {
    await driver.close()
  }
}

/** Copies the embedded database, or lets the server that owns it make the copy. */
async function obtainCopy(dataDir: string, backup: string, signal: AbortSignal): Promise<void> {
  if (await copyUnlessOwned(dataDir, backup)) return
  await writeFile(join(backup, copyFiles.wanted), '')
  const has = (name: string): boolean => existsSync(join(backup, name))
  const giveUpAt = performance.now() + PATIENCE_MS
  while (!has(copyFiles.copy)) {
    if (has(copyFiles.noSpace)) throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
    if (has(copyFiles.failed)) throw new Error('The server could not copy its database: its log has the reason.')
    if (await copyUnlessOwned(dataDir, backup)) return
    if (!has(copyFiles.begun) && performance.now() > giveUpAt) {
      throw new BackupError(
        'NO_ANSWER',
        'El servidor que usa la carpeta de datos no responde: reinícialo con esta versión de Contapro, o detenlo mientras se hace la copia.',
      )
    }
    await wait(LOOK_MS, undefined, { signal })
  }
}

/** Whether there was no server, also none that ended before it made the copy. */
async function copyUnlessOwned(dataDir: string, backup: string): Promise<boolean> {
  let lock
  try {
    lock = ownFolder(dataDir)
  } catch (error) {
    if (error instanceof FolderInUseError) return false
    throw error
  }
  try {
    if (!existsSync(join(backup, copyFiles.copy))) await copyDatabase(dataDir, backup)
    return true
  } finally {
    lock.release()
  }
}
