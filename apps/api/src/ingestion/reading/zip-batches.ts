import { type FileKind, SNIFF_BYTES, sniffFile } from '@contapro/sunat/sire'
import type { FileLimits } from './file-limits.ts'
import { FileRefusedError, inEntry, refusedFor, shortened, wholeFile } from './file-refused.ts'
import { isExpected, isOtherArchive, isSystemFile } from './foreign-files.ts'
import type { ReadBatch } from './incoming-batch.ts'
import type { StoredUpload } from './open-file-source.ts'
import { closeUnread, peek } from './peek.ts'
import { readXmlBytes, readXmlDocument } from './read-xml-document.ts'
import { noRemarks } from './remarks.ts'
import { isXls, isXlsx, spreadsheetRefused } from './spreadsheets.ts'
import { ZipBatch } from './zip-batch.ts'
import { type OpenZip, openInnerZip, type ZipEntry } from './zip-entries.ts'
import { isTable, tableEntryBatches } from './zip-table-batches.ts'
import { baseName, type Ending, type ZipWalk } from './zip-walk.ts'

type Batches = AsyncGenerator<ReadBatch, void, undefined>
type EndedBatches = AsyncGenerator<ReadBatch, Ending, undefined>

/**
 * The files of a zip, one by one, with those of the zips directly inside it. A file that cannot be read is refused or skipped by itself.
 *
 * @throws FileRefusedError for a workbook.
 */
export async function* zipBatches(
  zip: OpenZip,
  file: Omit<StoredUpload, 'sizeBytes'> & { readonly limits: FileLimits },
): Batches {
  if (isXlsx(zip.entries.map((entry) => entry.name))) throw spreadsheetRefused()
  const { refusedMs } = file.limits.reading
  const walk: ZipWalk = { ...file, batch: new ZipBatch(), bytesRead: 0, tables: 0, xmls: 0, refusedMs }
  for (const entry of zip.entries) {
    yield* fileBatches(entry, walk, zip)
    walk.bytesRead += entry.sizeBytes
  }
  yield walk.batch.take(walk.bytesRead)
}

/** @param outer the zip, if the file may be a zip that is opened. */
async function* fileBatches(entry: ZipEntry, walk: ZipWalk, outer: OpenZip | null): Batches {
  const { name, sizeBytes } = entry
  const ending = yield* endedBatches(entry, walk, outer)
  const unread = { kind: 'unknown', index: null, period: null, rowsRead: 0, errors: noRemarks } as const
  if (ending) walk.batch.addFile({ ...unread, ...ending, name: shortened(name), sizeBytes })
  if (walk.batch.isFull) yield walk.batch.take(walk.bytesRead)
}

async function* endedBatches(entry: ZipEntry, walk: ZipWalk, outer: OpenZip | null): EndedBatches {
  if (isSystemFile(entry.name)) return { state: 'skipped' }
  try {
    return yield* contentBatches(entry, walk, outer)
  } catch (e) {
    if (!(e instanceof FileRefusedError)) throw e
    return isExpected(entry.name) ? { state: 'failed', errors: e.remarks } : { state: 'skipped' }
  }
}

/** @throws FileRefusedError for a file that cannot be read. */
async function* contentBatches(entry: ZipEntry, walk: ZipWalk, outer: OpenZip | null): EndedBatches {
  const { head, chunks } = await openEntry(entry)
  const { kind } = sniffFile(head, baseName(entry.name))
  if (isTable(kind) || (kind === 'unknown' && /\.(txt|csv)$/i.test(entry.name))) {
    return yield* tableEntryBatches({ entry, kind, chunks }, walk, outer !== null)
  }
  if (kind === 'ubl') return readXmlEntry(entry, chunks, walk)
  if (kind === 'zip' && isExpected(entry.name)) {
    yield* innerZipBatches({ entry, chunks }, walk, outer)
    return undefined
  }
  await closeUnread(chunks)
  return { state: 'skipped' }
}

/** Longest name of a file on any disk, and longest path, in characters. */
const MAX_NAME_LENGTH = 255
const MAX_PATH_LENGTH = 1_024

async function openEntry(entry: ZipEntry): Promise<Awaited<ReturnType<typeof peek>>> {
  const name = baseName(entry.name)
  if (name.length > MAX_NAME_LENGTH || entry.name.length > MAX_PATH_LENGTH) {
    const message = `Su nombre pasa de ${MAX_NAME_LENGTH} caracteres, o de ${MAX_PATH_LENGTH} con sus carpetas. Acórtalo y súbelo de nuevo.`
    throw refusedFor(wholeFile('ZIP_ENTRY_REFUSED', message))
  }
  if (isOtherArchive(name)) {
    const message = 'Está comprimido en un formato que no abrimos. Descomprímelo y sube lo que contiene.'
    throw refusedFor(wholeFile('ZIP_ENTRY_REFUSED', message))
  }
  if (entry.sizeBytes === 0) throw refusedFor(wholeFile('FILE_EMPTY', 'El archivo está vacío.'))
  const opened = await peek(entry.read(), SNIFF_BYTES)
  if (!isXls(opened.head)) return opened
  await closeUnread(opened.chunks)
  throw spreadsheetRefused()
}

async function readXmlEntry(entry: ZipEntry, chunks: AsyncIterable<Uint8Array>, walk: ZipWalk): Promise<Ending> {
  const kind: FileKind = 'ubl'
  const bytes = await readXmlBytes(chunks, walk.limits)
  const stored = { name: baseName(entry.name), storageKey: `${walk.storageKey}-${walk.xmls++}`, isStored: false }
  const read = readXmlDocument(bytes, stored, walk.ownRuc)
  const { errors } = read
  if (errors.some(({ code }) => code === 'XML_NOT_A_VOUCHER')) return { state: 'skipped', kind }
  if (errors.length > 0) throw refusedFor(...errors)
  walk.batch.addXml({ ...read, warnings: inEntry(entry.name, read.warnings) })
  return { state: 'done', kind, rowsRead: 1 }
}

async function* innerZipBatches(
  { entry, chunks }: { readonly entry: ZipEntry; readonly chunks: AsyncIterable<Uint8Array> },
  walk: ZipWalk,
  outer: OpenZip | null,
): Batches {
  if (!outer) {
    await closeUnread(chunks)
    const message = 'No lo abrimos: es un zip dentro de otro que ya está dentro de un zip. Súbelo por separado.'
    throw refusedFor(wholeFile('ZIP_ENTRY_REFUSED', message))
  }
  const inner = await openInnerZip(chunks, outer, walk.limits)
  try {
    if (isXlsx(inner.entries.map(({ name }) => name))) throw spreadsheetRefused()
    if (inner.entries.length === 0) throw refusedFor(wholeFile('FILE_EMPTY', 'El zip no contiene comprobantes.'))
    for (const file of inner.entries) yield* fileBatches({ ...file, name: `${entry.name}/${file.name}` }, walk, null)
  } finally {
    inner.close()
  }
}
