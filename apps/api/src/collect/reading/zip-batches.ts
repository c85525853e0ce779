import { sniffFile, SNIFF_BYTES } from '@contapro/sunat/sire'
import type { FileLimits } from './file-limits.ts'
import { depositBatches } from './deposit-batches.ts'
import { FileRefusedError, inEntry, refusedFor, wholeFile } from './file-refused.ts'
import { type ReadBatch, nothingIncoming } from './incoming-batch.ts'
import { padronBatches } from './padron-batches.ts'
import type { StoredUpload } from './open-file-source.ts'
import { peek } from './peek.ts'
import { placeOfFile } from './place-of-file.ts'
import { readXmlBytes, readXmlDocument, type ReadXml } from './read-xml-document.ts'
import { registerBatches } from './register-batches.ts'
import { isXlsx, spreadsheetRefused } from './spreadsheets.ts'
import type { OpenZip, ZipEntry } from './zip-entries.ts'

export interface ZipContext extends Pick<StoredUpload, 'name' | 'received'> {
  readonly storageKey: string
  readonly ownRuc: string
  readonly limits: FileLimits
}

/** XML vouchers in a batch, and their bytes and lines: whoever takes them in has other things to do in between. */
const BATCH_XMLS = 200
const BATCH_BYTES = 4 * 1024 * 1024
const BATCH_LINES = 5_000

/** All files of a zip, as one. An entry that is neither a table of SUNAT nor a voucher refuses the zip. */
export async function* zipBatches(zip: OpenZip, context: ZipContext): AsyncGenerator<ReadBatch, void, undefined> {
  if (isXlsx(zip.entries.map((entry) => entry.name))) throw spreadsheetRefused()
  const wanted = zip.entries.filter((entry) => !isReceipt(entry.name))
  const refused = wanted.flatMap((entry) => inEntry(entry.name, entryProblems(entry)))
  if (refused.length > 0) throw refusedFor(...refused)
  if (wanted.length === 0) throw refusedFor(wholeFile('FILE_EMPTY', 'El zip no contiene comprobantes.'))
  let bytesRead = 0
  const tables = wanted.filter((entry) => !isXml(entry.name))
  for (const [index, entry] of tables.entries()) {
    for await (const batch of entryErrors(entry, tableEntry(entry, index, context))) {
      yield { ...batch, entry: { index, name: entry.name }, bytesRead: bytesRead + batch.bytesRead }
    }
    bytesRead += entry.sizeBytes
  }
  yield* xmlBatches(
    wanted.filter((entry) => isXml(entry.name)),
    context,
    bytesRead,
  )
}

const isXml = (name: string): boolean => name.toLowerCase().endsWith('.xml')

/** SUNAT's receipt (CDR) that comes with a voucher. */
const isReceipt = (name: string): boolean => /(^|\/)R-[^/]*\.xml$/i.test(name)

/** Longest name of a file on any disk, in characters. */
const MAX_NAME_LENGTH = 255

function entryProblems({ name }: ZipEntry): ReturnType<typeof wholeFile>[] {
  if (name.length > MAX_NAME_LENGTH) {
    return [wholeFile('ZIP_ENTRY_REFUSED', `Su nombre pasa de ${MAX_NAME_LENGTH} caracteres.`)]
  }
  if (/\.(txt|csv|xml)$/i.test(name)) return []
  const message = /\.zip$/i.test(name)
    ? 'Es un zip dentro de otro. Súbelo por separado.'
    : 'No es un registro o reporte (txt, csv) ni un comprobante (xml).'
  return [wholeFile('ZIP_ENTRY_REFUSED', message)]
}

async function* tableEntry(
  entry: ZipEntry,
  index: number,
  context: ZipContext,
): AsyncGenerator<ReadBatch, void, undefined> {
  const { ownRuc } = context
  const { head, chunks } = await peek(entry.read(), SNIFF_BYTES)
  const { kind } = sniffFile(head, entry.name)
  if (kind === 'zip') {
    throw refusedFor(wholeFile('ZIP_ENTRY_REFUSED', 'Es un zip dentro de otro. Súbelo por separado.'))
  }
  if (kind === 'detraction-deposits') yield* depositBatches(chunks, ownRuc)
  else if (kind === 'padron') yield* padronBatches(chunks)
  else {
    const place = placeOfFile(context, { index, name: entry.name })
    yield* registerBatches(chunks, { ownerRuc: ownRuc, fileName: baseName(entry.name), place })
  }
}

async function* xmlBatches(
  entries: readonly ZipEntry[],
  context: ZipContext,
  bytesBefore: number,
): AsyncGenerator<ReadBatch, void, undefined> {
  let bytesRead = bytesBefore
  let batchStart = bytesBefore
  let read: ReadXml[] = []
  for (const [i, entry] of entries.entries()) {
    read.push(await xmlEntry(entry, `${context.storageKey}-${i}`, context))
    bytesRead += entry.sizeBytes
    const isFull = read.length === BATCH_XMLS || bytesRead - batchStart > BATCH_BYTES || linesOf(read) >= BATCH_LINES
    if (isFull) {
      yield together(read, bytesRead)
      read = []
      batchStart = bytesRead
    }
  }
  if (read.length > 0) yield together(read, bytesRead)
}

const linesOf = (read: readonly ReadXml[]): number =>
  read.reduce((sum, { xmlDocuments }) => sum + (xmlDocuments[0]?.lines.length ?? 0), 0)

const together = (read: readonly ReadXml[], bytesRead: number): ReadBatch => ({
  ...nothingIncoming,
  vouchers: read.flatMap((r) => r.vouchers),
  withholdings: read.flatMap((r) => r.withholdings),
  xmlDocuments: read.flatMap((r) => r.xmlDocuments),
  errors: read.flatMap((r) => r.errors),
  warnings: read.flatMap((r) => r.warnings),
  rowsRead: read.length,
  bytesRead,
  period: null,
})

async function xmlEntry(entry: ZipEntry, storageKey: string, context: ZipContext): Promise<ReadXml> {
  try {
    const bytes = await readXmlBytes(entry.read(), context.limits)
    const stored = { name: baseName(entry.name), storageKey, isStored: false }
    const read = readXmlDocument(bytes, stored, context.ownRuc)
    return { ...read, errors: inEntry(entry.name, read.errors), warnings: inEntry(entry.name, read.warnings) }
  } catch (e) {
    throw named(entry, e)
  }
}

async function* entryErrors(
  entry: ZipEntry,
  batches: AsyncIterable<ReadBatch>,
): AsyncGenerator<ReadBatch, void, undefined> {
  try {
    for await (const batch of batches) {
      yield {
        ...batch,
        deposits: batch.deposits.map((deposit) => ({ ...deposit, entry: entry.name })),
        errors: inEntry(entry.name, batch.errors),
        warnings: inEntry(entry.name, batch.warnings),
      }
    }
  } catch (e) {
    throw named(entry, e)
  }
}

function named({ name }: ZipEntry, e: unknown): unknown {
  if (!(e instanceof FileRefusedError)) return e
  const { total, first } = e.remarks
  return new FileRefusedError({ total, first: inEntry(name, first) })
}

const baseName = (name: string): string => name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
