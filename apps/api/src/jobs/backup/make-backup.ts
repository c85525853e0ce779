import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Session } from '../../platform/db/index.ts'
import { syncFolder } from '../../platform/files/index.ts'
import { type ArchiveWriter, createArchive } from './archive-writer.ts'
import { BackupError } from './backup-error.ts'
import { type BackupFolder, makeBackupFolder } from './backup-folder.ts'
import { entries, keyFiles, type Manifest, partName } from './manifest.ts'
import {
  type Counts,
  countRecords,
  type DocumentRecord,
  describeTables,
  findSchema,
  listDocuments,
  readSequences,
  readTable,
} from './tables.store.ts'
import { withSnapshot } from './with-snapshot.ts'

export interface BackupWork {
  readonly config: Pick<Config, 'databaseUrl' | 'dataDir' | 'sealingKey' | 'tokenSecret'>
  /** Path of the backup. */
  readonly file: string
  /** Seals and opens the backup. */
  readonly key: string
  readonly signal: AbortSignal
  readonly clock: Clock
  /** Called with the number of documents that were written, and of all. */
  readonly onProgress?: (documents: number, of: number) => void
}

/** What a backup has. */
export interface BackupSummary extends Counts {
  readonly documents: number
  /** Storage keys of documents that are needed and are not there, or have other bytes than were received. */
  readonly lost: readonly string[]
}

/**
 * Writes everything that a server needs as of one moment into one file, whole or not at all. Servers may run.
 *
 * @throws BackupError
 */
export async function makeBackup(work: BackupWork): Promise<BackupSummary> {
  const { config, file } = work
  if (existsSync(file)) throw fileExists(file)
  const folder = await makeBackupFolder(join(config.dataDir, 'documents'))
  const unfinished = `${file}.${randomUUID()}.unfinished`
  try {
    const archive = await createArchive(unfinished, work.key, work.signal)
    const summary = await fill(work, archive, folder).catch((error: unknown) => {
      archive.abandon()
      throw error
    })
    await publish(unfinished, file)
    return summary
  } finally {
    await rm(unfinished, { force: true })
    await folder.remove()
  }
}

async function fill(work: BackupWork, archive: ArchiveWriter, folder: BackupFolder): Promise<BackupSummary> {
  const snapshot = { backup: folder.path, signal: work.signal }
  const { counts, documents } = await withSnapshot(work.config, snapshot, (tx) => addDatabase(work, archive, tx))
  const added = await addDocuments(work, { archive, folder, documents })
  await archive.close()
  return { ...counts, ...added }
}

/** Throws `BackupError` if the data folder is not one that a server uses. */
export function checkSource({ databaseUrl, dataDir }: BackupWork['config']): void {
  const needed = ['documents/id', ...(databaseUrl === undefined ? ['pgdata/PG_VERSION'] : [])]
  if (needed.every((path) => existsSync(join(dataDir, path)))) return
  throw new BackupError(
    'NO_DATABASE',
    `La carpeta ${dataDir} no tiene datos de Contapro: elige con CONTAPRO_DATA la que usa el servidor.`,
  )
}

const fileExists = (file: string): BackupError =>
  new BackupError('FILE_EXISTS', `El archivo ${file} ya existe: elige otro nombre.`)

/** Gives the file its name. */
async function publish(unfinished: string, file: string): Promise<void> {
  if (existsSync(file)) throw fileExists(file)
  await rename(unfinished, file)
  // A disk of a network may have no such call.
  await syncFolder(dirname(file)).catch(() => undefined)
}

async function addDatabase(
  { config, signal, clock }: BackupWork,
  archive: ArchiveWriter,
  tx: Session,
): Promise<{ counts: Counts; documents: DocumentRecord[] }> {
  const schema = await findSchema(tx)
  if (schema === undefined) {
    throw new BackupError('NO_DATABASE', 'La base de datos de DATABASE_URL no es de Contapro, o está vacía.')
  }
  const manifest: Manifest = {
    format: 1,
    createdAt: clock().toISOString(),
    schema,
    storage: (await readFile(join(config.dataDir, 'documents/id'), 'utf8')).trim(),
    tables: await describeTables(tx),
    sequences: await readSequences(tx),
  }
  await addBytes(archive, entries.manifest, Buffer.from(JSON.stringify(manifest, undefined, 2)))
  await addKeys(config, archive)
  for (const table of manifest.tables) {
    let part = 0
    for await (const rows of readTable(tx, table)) {
      signal.throwIfAborted()
      await addBytes(archive, partName(table.name, part), rows)
      part += 1
    }
  }
  return { counts: await countRecords(tx), documents: await listDocuments(tx) }
}

const addBytes = (archive: ArchiveWriter, name: string, bytes: Uint8Array): Promise<string> =>
  archive.add(name, bytes.byteLength, [bytes])

/** A deployment that sets a key by its variable keeps it itself. */
async function addKeys({ dataDir, sealingKey, tokenSecret }: BackupWork['config'], archive: ArchiveWriter) {
  const isSet = { 'sealing-key': sealingKey !== undefined, 'token-secret': tokenSecret !== undefined }
  for (const name of keyFiles) {
    const path = join(dataDir, name)
    if (!isSet[name] && existsSync(path)) await addBytes(archive, entries.keys + name, await readFile(path))
  }
}

async function addDocuments(
  { signal, onProgress }: BackupWork,
  {
    archive,
    folder,
    documents,
  }: { archive: ArchiveWriter; folder: BackupFolder; documents: readonly DocumentRecord[] },
): Promise<{ documents: number; lost: string[] }> {
  const lost: string[] = []
  let added = 0
  for (const [at, { storageKey, sha256, isNeeded }] of documents.entries()) {
    signal.throwIfAborted()
    const file = await folder.open(storageKey)
    const found = file && (await archive.add(entries.documents + storageKey, file.sizeBytes, file.content))
    if (found !== undefined) added += 1
    if (isNeeded && found !== sha256) lost.push(storageKey)
    onProgress?.(at + 1, documents.length)
  }
  return { documents: added, lost }
}
