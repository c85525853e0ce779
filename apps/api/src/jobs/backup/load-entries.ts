import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type Driver, migrateTo, type Session } from '../../platform/db/index.ts'
import { type FileStorage, makeFolder, makeOnce, openDiskStorage } from '../../platform/files/index.ts'
import type { ArchiveEntry } from './archive-reader.ts'
import { BackupError } from './backup-error.ts'
import { entries, keyFiles, type Manifest } from './manifest.ts'
import { type Counts, countRecords, describeContent, fixTextForms, setSequence } from './tables.store.ts'

/** An empty database. */
export type EmptyDatabase = Session & Pick<Driver, 'transaction'>

interface Load {
  readonly database: EmptyDatabase
  /** Folder for the keys and the documents. */
  readonly folder: string
  readonly manifest: Manifest
  /** The entries after the manifest. */
  readonly archive: AsyncIterable<ArchiveEntry>
  readonly onEntry: (entry: ArchiveEntry) => void
}

/** What was restored. */
export interface RestoreSummary extends Counts {
  readonly documents: number
}

/**
 * Fills a database and a folder from a backup, and reads everything back.
 *
 * @throws BackupError
 */
export async function loadEntries({ database, folder, manifest, archive, onEntry }: Load): Promise<RestoreSummary> {
  await migrateTo(database, manifest.schema)
  const documents = join(folder, 'documents')
  await makeFolder(documents)
  await makeOnce(join(documents, 'id'), manifest.storage)
  const storage = await openDiskStorage(documents)
  let files = 0
  for await (const entry of archive) {
    onEntry(entry)
    const { name, content } = entry
    if (name.startsWith(entries.tables)) await loadRows(database, manifest, entry)
    else if (name.startsWith(entries.keys)) await loadKey(folder, entry)
    else if (name.startsWith(entries.documents)) {
      await loadDocument(storage, name.slice(entries.documents.length), content)
      files += 1
    } else throw unknownEntry(name)
  }
  for (const [name, value] of Object.entries(manifest.sequences)) await setSequence(database, name, value)
  await database.transaction((tx) => compareRows(tx, manifest))
  return { ...(await countRecords(database)), documents: files }
}

const unknownEntry = (name: string): BackupError =>
  new BackupError('FILE_DAMAGED', `La copia tiene una parte desconocida: ${name}.`)

async function loadRows(database: EmptyDatabase, manifest: Manifest, { name, content }: ArchiveEntry): Promise<void> {
  const table = manifest.tables.find((each) => name.startsWith(`${entries.tables}${each.name}/`))
  if (!table) throw unknownEntry(name)
  await database.copyRows(table.name, table.columns, [new Uint8Array(await buffer(content))])
}

async function loadKey(folder: string, { name, content }: ArchiveEntry): Promise<void> {
  const file = keyFiles.find((each) => name === entries.keys + each)
  if (!file) throw unknownEntry(name)
  await writeFile(join(folder, file), await buffer(content), { mode: 0o600, flush: true })
}

async function loadDocument(storage: FileStorage, key: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const { sha256 } = await storage.write(key, content)
  const hash = createHash('sha256')
  for await (const chunk of await storage.open(key)) hash.update(chunk as Uint8Array)
  if (hash.digest('hex') !== sha256) throw notTheSame(`El archivo ${key}`)
}

async function compareRows(tx: Session, { tables }: Manifest): Promise<void> {
  await fixTextForms(tx)
  for (const table of tables) {
    const { rows, digest } = await describeContent(tx, table)
    if (rows !== table.content.rows || digest !== table.content.digest) throw notTheSame(`La tabla ${table.name}`)
  }
}

const notTheSame = (part: string): BackupError =>
  new BackupError('NOT_THE_SAME', `${part} no se lee igual que en la copia: revisa el disco y restaura otra vez.`)
