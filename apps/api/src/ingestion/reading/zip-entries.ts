import { isUtf8 } from 'node:buffer'
import { PassThrough, pipeline, Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { type Entry, fromRandomAccessReaderPromise, getFileNameLowLevel, RandomAccessReader, type ZipFile } from 'yauzl'
import type { ByteRange, FileStorage } from '../../platform/files/index.ts'
import { type FileLimits, sizeText } from './file-limits.ts'
import { FileRefusedError, refusedFor, wholeFile } from './file-refused.ts'
import { readUpTo } from './peek.ts'

/** One file inside a zip. */
export interface ZipEntry {
  /** Its path in the zip, with `/` between folders. */
  readonly name: string
  /** As the zip declares it; reading fails when it lies. */
  readonly sizeBytes: number
  read(): AsyncGenerator<Uint8Array, void, undefined>
}

export interface OpenZip {
  /** Without folders. */
  readonly entries: readonly ZipEntry[]
  /** Entries and unpacked bytes that count against the limits: its own, and those of the zips inside it that were opened. */
  readonly counted: { entries: number; bytes: number }
  close(): void
}

/**
 * The files of a zip, read from the storage part by part. Declared sizes are checked before anything is unpacked, and true
 * sizes and checksums while it is.
 * @throws FileRefusedError when it is broken, or larger than allowed.
 */
export function openZip(
  storage: Pick<FileStorage, 'open'>,
  key: string,
  { sizeBytes, limits }: { readonly sizeBytes: number; readonly limits: FileLimits },
): Promise<OpenZip> {
  return open(new StorageReader(storage, key), { sizeBytes, limits, counted: { entries: 0, bytes: 0 } })
}

/**
 * The files of a zip inside another, which share its limits. Both are open at the same time.
 * @throws FileRefusedError when it is broken, or when it is larger than allowed.
 */
export async function openInnerZip(
  chunks: AsyncIterable<Uint8Array>,
  outer: OpenZip,
  limits: FileLimits,
): Promise<OpenZip> {
  const bytes = await readUpTo(chunks, limits.maxInnerZipBytes)
  if (!bytes) {
    const message = `Es un zip de más de ${sizeText(limits.maxInnerZipBytes)} dentro de otro. Súbelo por separado.`
    throw refusedFor(wholeFile('FILE_TOO_LARGE', message))
  }
  const storage = {
    open: async (_: string, range?: ByteRange) => Readable.from([bytes.subarray(range?.start, range?.end)]),
  }
  return open(new StorageReader(storage, ''), { sizeBytes: bytes.byteLength, limits, counted: outer.counted })
}

interface ZipFacts extends Pick<OpenZip, 'counted'> {
  readonly sizeBytes: number
  readonly limits: FileLimits
}

async function open(reader: RandomAccessReader, facts: ZipFacts): Promise<OpenZip> {
  const zip = await fromRandomAccessReaderPromise(reader, facts.sizeBytes, {
    autoClose: false,
    lazyEntries: true,
    // A name is never a path on a disk here: any name is allowed.
    decodeStrings: false,
    validateEntrySizes: true,
  }).catch(refuseBroken)
  try {
    return { entries: await listEntries(zip, facts), counted: facts.counted, close: () => zip.close() }
  } catch (e) {
    zip.close()
    throw e
  }
}

async function listEntries(zip: ZipFile, { limits, counted }: ZipFacts): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = []
  const places: EntryPlace[] = []
  let unpacked = counted.bytes
  try {
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize
      if (unpacked > limits.maxUnpackedBytes) {
        const most = sizeText(limits.maxUnpackedBytes)
        throw refusedFor(wholeFile('FILE_TOO_LARGE', `El zip ocupa más de ${most} al descomprimirlo.`))
      }
      if (counted.entries + zip.entriesRead > limits.maxZipEntries) {
        const message = `El zip contiene más de ${limits.maxZipEntries} archivos. Divídelo en varios.`
        throw refusedFor(wholeFile('FILE_TOO_LARGE', message))
      }
      places.push(placeOf(entry))
      const name = nameOf(entry)
      if (!name.endsWith('/')) entries.push(zipEntry(zip, entry, name))
    }
  } catch (e) {
    return refuseBroken(e)
  }
  if (isOverlapping(places)) refuseBroken(new Error('overlapping entries'))
  counted.entries += zip.entriesRead
  counted.bytes = unpacked
  return entries
}

/** Flag of an entry whose name is UTF-8. Many programs write UTF-8 without it. */
const UTF8_FLAG = 0x800

/** PostgreSQL's text has no NUL, and a screen no control characters. */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  const flags = isUtf8(fileNameRaw) ? generalPurposeBitFlag | UTF8_FLAG : generalPurposeBitFlag
  return getFileNameLowLevel(flags, fileNameRaw, extraFields, false).replaceAll(/\p{Cc}/gu, '')
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

function zipEntry(zip: ZipFile, entry: Entry, name: string): ZipEntry {
  return {
    name,
    sizeBytes: entry.uncompressedSize,
    async *read() {
      if (entry.isEncrypted()) {
        throw refusedFor(
          wholeFile('ZIP_ENTRY_REFUSED', 'Está protegido con contraseña. Descomprímelo y súbelo sin ella.'),
        )
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
  throw refusedFor(
    wholeFile(
      'ZIP_BROKEN',
      'El zip está dañado, incompleto o no dice la verdad sobre su contenido. Vuelve a descargarlo o a comprimirlo.',
    ),
  )
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
