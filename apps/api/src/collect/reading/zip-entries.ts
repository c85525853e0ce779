import type { Readable } from 'node:stream'
import { PassThrough, pipeline } from 'node:stream'
import { crc32 } from 'node:zlib'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl'
import type { FileStorage } from '../../files/index.ts'
import { type FileLimits, sizeText } from './file-limits.ts'
import { FileRefusedError, refusedFor, wholeFile } from './file-refused.ts'

/** One file inside a zip. */
export interface ZipEntry {
  readonly name: string
  /** As the zip declares it; reading fails when it lies. */
  readonly sizeBytes: number
  read(): AsyncGenerator<Uint8Array, void, undefined>
}

export interface OpenZip {
  readonly entries: readonly ZipEntry[]
  close(): void
}

/**
 * The files of a zip, read from the storage part by part. Declared sizes are checked before anything is unpacked, and true
 * sizes and checksums while it is.
 * @throws FileRefusedError when it is broken, or larger than allowed.
 */
export async function openZip(
  storage: Pick<FileStorage, 'open'>,
  key: string,
  { sizeBytes, limits }: { readonly sizeBytes: number; readonly limits: FileLimits },
): Promise<OpenZip> {
  const zip = await fromRandomAccessReaderPromise(new StorageReader(storage, key), sizeBytes, {
    autoClose: false,
    lazyEntries: true,
    strictFileNames: false,
    validateEntrySizes: true,
  }).catch(refuseBroken)
  try {
    return { entries: await listEntries(zip, limits), close: () => zip.close() }
  } catch (e) {
    zip.close()
    throw e
  }
}

async function listEntries(zip: ZipFile, limits: FileLimits): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = []
  const places: EntryPlace[] = []
  let unpacked = 0
  try {
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize
      if (unpacked > limits.maxUnpackedBytes) {
        const most = sizeText(limits.maxUnpackedBytes)
        throw refusedFor(wholeFile('FILE_TOO_LARGE', `El zip ocupa más de ${most} al descomprimirlo.`))
      }
      if (zip.entriesRead > limits.maxZipEntries) {
        const message = `El zip contiene más de ${limits.maxZipEntries} archivos. Divídelo en varios.`
        throw refusedFor(wholeFile('FILE_TOO_LARGE', message))
      }
      places.push(placeOf(entry))
      if (!isIgnored(entry.fileName)) entries.push(zipEntry(zip, entry))
    }
  } catch (e) {
    return refuseBroken(e)
  }
  if (isOverlapping(places)) refuseBroken(new Error('overlapping entries'))
  return entries
}

/** Where an entry stands in the zip, in bytes. */
interface EntryPlace {
  readonly start: number
  readonly end: number
}

/** Bytes of a local header, without the name behind it. */
const LOCAL_HEADER_BYTES = 30

const placeOf = ({ relativeOffsetOfLocalHeader: start, fileNameLength, compressedSize }: Entry): EntryPlace => ({
  start,
  end: start + LOCAL_HEADER_BYTES + fileNameLength + compressedSize,
})

/** Whether two entries share bytes: a zip whose entries are read many times each unpacks to far more than it weighs. */
function isOverlapping(places: readonly EntryPlace[]): boolean {
  const sorted = places.toSorted((a, b) => a.start - b.start)
  return sorted.some(({ start }, index) => index > 0 && start < (sorted[index - 1]?.end ?? 0))
}

/** Folders, and what macOS adds by itself. */
const isIgnored = (name: string): boolean =>
  name.endsWith('/') || name.startsWith('__MACOSX/') || /(^|\/)\.DS_Store$/.test(name)

function zipEntry(zip: ZipFile, entry: Entry): ZipEntry {
  return {
    // PostgreSQL's text has no NUL, and a screen no control characters.
    name: entry.fileName.replaceAll(/\p{Cc}/gu, ''),
    sizeBytes: entry.uncompressedSize,
    async *read() {
      if (entry.isEncrypted()) {
        throw refusedFor(wholeFile('ZIP_ENTRY_REFUSED', 'Está protegido con contraseña.'))
      }
      let checksum = 0
      try {
        for await (const chunk of await zip.openReadStreamPromise(entry)) {
          checksum = crc32(chunk as Uint8Array, checksum)
          yield chunk as Uint8Array
        }
      } catch (e) {
        refuseBroken(e)
      }
      if (checksum !== entry.crc32) refuseBroken(new Error('wrong checksum'))
    },
  }
}

/** zlib's errors have codes of their own and yauzl's have none; any other comes from the storage and is not the sender's fault. */
function refuseBroken(e: unknown): never {
  if (e instanceof FileRefusedError) throw e
  const { code = 'Z_' } = e as { code?: string }
  if (!code.startsWith('Z_')) throw e
  throw refusedFor(wholeFile('ZIP_BROKEN', 'El zip está dañado, incompleto o no dice la verdad sobre su contenido.'))
}

class StorageReader extends RandomAccessReader {
  readonly #storage: Pick<FileStorage, 'open'>
  readonly #key: string
  constructor(storage: Pick<FileStorage, 'open'>, key: string) {
    super()
    this.#storage = storage
    this.#key = key
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const out = new PassThrough()
    this.#storage.open(this.#key, { start, end }).then(
      (part) => pipeline(part, out, () => undefined),
      (e: Error) => out.destroy(e),
    )
    return out
  }
}
