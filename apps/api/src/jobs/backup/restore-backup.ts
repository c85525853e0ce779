import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { loadSealingKey } from '../../company/load-sealing-key.ts'
import { checkDocuments } from '../../ingestion/receiving/check-documents.ts'
import type { Config } from '../../platform/config.ts'
import { newestSchema, openDatabase, openDriver, ownFolder, RESTORING } from '../../platform/db/index.ts'
import { makeFolder, syncFolder } from '../../platform/files/index.ts'
import { type ArchiveEntry, readArchive } from './archive-reader.ts'
import { BackupError } from './backup-error.ts'
import { type EmptyDatabase, loadEntries, type RestoreSummary } from './load-entries.ts'
import { entries, keyFiles, type Manifest } from './manifest.ts'
import { hasTables } from './tables.store.ts'

export interface RestoreWork {
  readonly config: Pick<Config, 'databaseUrl' | 'dataDir' | 'sealingKey'>
  /** Path of the backup. */
  readonly file: string
  /** Key that the backup was sealed with. */
  readonly key: string
  readonly signal: AbortSignal
  readonly onEntry?: (entry: ArchiveEntry) => void
}

/** What a restore makes in the data folder. Without `pgdata`, which is last, no server starts on the others. */
const MADE = ['documents', ...keyFiles, 'pgdata'] as const

/**
 * Restores a backup into an empty data folder, and an empty database where one is set: whole, or not at all. Reads every row and every
 * document back, and checks what a server checks at its start.
 *
 * @throws BackupError, StartRefusedError
 */
export async function restoreBackup(work: RestoreWork): Promise<RestoreSummary> {
  const { dataDir } = work.config
  await makeFolder(dataDir)
  const lock = ownFolder(dataDir)
  const staging = join(dataDir, RESTORING)
  let summary: RestoreSummary
  try {
    if (MADE.some((name) => existsSync(join(dataDir, name)))) throw notEmpty(`La carpeta ${dataDir}`)
    await rm(staging, { recursive: true, force: true })
    await makeFolder(staging)
    summary = await fill(work, staging).catch(async (error: unknown) => {
      for (const name of MADE) await rm(join(dataDir, name), { recursive: true, force: true })
      throw error
    })
  } finally {
    await rm(staging, { recursive: true, force: true })
    lock.release()
  }
  await checkAsAtStart(work.config)
  return summary
}

/** Migrates to the newest schema. Throws `StartRefusedError` if a server would not start. */
async function checkAsAtStart(config: RestoreWork['config']): Promise<void> {
  const { databaseUrl, dataDir } = config
  const database = await openDatabase({ url: databaseUrl, dataDir })
  try {
    await checkDocuments(database, dataDir)
    await loadSealingKey(database, config)
  } finally {
    await database.close()
  }
}

const notEmpty = (place: string): BackupError =>
  new BackupError('TARGET_NOT_EMPTY', `${place} ya tiene datos: una copia se restaura solo donde no hay ninguno.`)

async function fill({ config, file, key, signal, onEntry }: RestoreWork, staging: string): Promise<RestoreSummary> {
  const archive = readArchive(file, key)
  const manifest = await readManifest(archive)
  const load = (database: EmptyDatabase): Promise<RestoreSummary> =>
    loadEntries({
      database,
      folder: staging,
      manifest,
      archive,
      onEntry(entry) {
        signal.throwIfAborted()
        onEntry?.(entry)
      },
    })
  const publish = async (): Promise<void> => {
    await rm(join(staging, 'documents/unfinished'), { recursive: true, force: true })
    for (const name of MADE) {
      if (existsSync(join(staging, name))) await rename(join(staging, name), join(config.dataDir, name))
    }
    await syncFolder(config.dataDir)
  }
  const driver = await openDriver({ url: config.databaseUrl, dataDir: staging })
  const database = driver.within('setup')
  let summary: RestoreSummary
  try {
    if (driver.kind === 'postgres') {
      return await database.transaction(async (tx) => {
        if (await hasTables(tx)) throw notEmpty('La base de datos de DATABASE_URL')
        const loaded = await load({ ...tx, transaction: (fn) => fn(tx) })
        await publish()
        return loaded
      })
    }
    summary = await load(database)
  } finally {
    await driver.close()
  }
  await publish()
  return summary
}

async function readManifest(archive: AsyncGenerator<ArchiveEntry>): Promise<Manifest> {
  const { value: entry } = (await archive.next()) as IteratorResult<ArchiveEntry, undefined>
  if (entry?.name !== entries.manifest) throw new BackupError('FILE_DAMAGED', 'El archivo no es una copia de Contapro.')
  const manifest = (await json(entry.content)) as Manifest
  if (manifest.format === 1 && manifest.schema <= newestSchema()) return manifest
  throw new BackupError(
    'SCHEMA_NEWER',
    'La copia es de una versión más nueva de Contapro: instala esa versión, o una posterior, y restaura otra vez.',
  )
}
