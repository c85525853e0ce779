import { SNIFF_BYTES, sniffFile } from '@contapro/sunat/sire'
import type { FileStorage } from '../../platform/files/index.ts'
import { depositBatches } from './deposit-batches.ts'
import type { FileLimits } from './file-limits.ts'
import { refusedFor, wholeFile } from './file-refused.ts'
import { type FileSource, nothingIncoming, type ReadBatch } from './incoming-batch.ts'
import { padronBatches } from './padron-batches.ts'
import { closeUnread, peek } from './peek.ts'
import { placeOfFile } from './place-of-file.ts'
import { readXmlBytes, readXmlDocument } from './read-xml-document.ts'
import { registerBatches } from './register-batches.ts'
import { isXls, spreadsheetRefused } from './spreadsheets.ts'
import { zipBatches } from './zip-batches.ts'
import { openZip } from './zip-entries.ts'

/** A received file, of the company with this RUC. */
export interface StoredUpload {
  readonly name: string
  readonly storageKey: string
  readonly sizeBytes: number
  readonly ownRuc: string
  readonly received: ReceivedFilePlace
  /** Positions of the tables of a zip that are not to be read (`ZipFileOutcome.index`). */
  readonly leftOut?: ReadonlySet<number>
}

/** How new the rows of a received file are, before its name is looked at. */
export interface ReceivedFilePlace {
  /** SUNAT's date as the source of the file states it, in milliseconds since 1970; null if unknown. */
  readonly madeAtMs: number | null
  readonly receivedAtMs: number
  /** Version of the ingestion. */
  readonly version: number
}

/** Finds out what a file is and how to read it. @throws FileRefusedError for one that is empty, or an XLS. */
export async function openFileSource(
  storage: Pick<FileStorage, 'open'>,
  file: StoredUpload,
  limits: FileLimits,
): Promise<FileSource<ReadBatch>> {
  if (file.sizeBytes === 0) throw refusedFor(wholeFile('FILE_EMPTY', 'El archivo está vacío.'))
  const { head, chunks } = await peek(await storage.open(file.storageKey), SNIFF_BYTES)
  const { kind } = sniffFile(head, file.name)
  const source = { kind, bytesTotal: file.sizeBytes }
  if (isXls(head)) {
    await closeUnread(chunks)
    throw spreadsheetRefused()
  }
  if (kind === 'zip') {
    await closeUnread(chunks)
    return openZipSource(storage, file, limits)
  }
  if (kind === 'ubl') return { ...source, batches: () => xmlBatch(chunks, file, limits) }
  if (kind === 'detraction-deposits') return { ...source, batches: () => depositBatches(chunks, file.ownRuc) }
  if (kind === 'padron') return { ...source, batches: () => padronBatches(chunks) }
  return {
    ...source,
    batches: () => registerBatches(chunks, { ownerRuc: file.ownRuc, fileName: file.name, place: placeOfFile(file) }),
  }
}

async function openZipSource(
  storage: Pick<FileStorage, 'open'>,
  file: StoredUpload,
  limits: FileLimits,
): Promise<FileSource<ReadBatch>> {
  const zip = await openZip(storage, file.storageKey, { sizeBytes: file.sizeBytes, limits })
  return {
    kind: 'zip',
    bytesTotal: zip.entries.reduce((sum, entry) => sum + entry.sizeBytes, 0),
    async *batches() {
      try {
        yield* zipBatches(zip, { ...file, limits })
      } finally {
        zip.close()
      }
    },
  }
}

async function* xmlBatch(
  chunks: AsyncIterable<Uint8Array>,
  { name, storageKey, ownRuc }: StoredUpload,
  limits: FileLimits,
): AsyncGenerator<ReadBatch, void, undefined> {
  const bytes = await readXmlBytes(chunks, limits)
  const read = readXmlDocument(bytes, { name, storageKey, isStored: true }, ownRuc)
  yield { ...nothingIncoming, ...read, rowsRead: 1, bytesRead: bytes.byteLength, period: null }
}
