import type { Readable } from 'node:stream'
import { PassThrough, pipeline } from 'node:stream'
import { crc32 } from 'node:zlib'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl'
import type { FileStorage } from '../../files/index.ts'
import { type FileLimits, sizeText } from './file-limits.ts'
import { FileRefusedError, wholeFile } from './file-refused.ts'

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
  storage: FileStorage,
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
  let unpacked = 0
  try {
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize
      if (unpacked > limits.maxUnpackedBytes) {
        const most = sizeText(limits.maxUnpackedBytes)
        throw new FileRefusedError([wholeFile('FILE_TOO_LARGE', `El zip ocupa más de ${most} al descomprimirlo.`)])
      }
      if (zip.entriesRead > limits.maxZipEntries) {
        const message = `El zip contiene más de ${limits.maxZipEntries} archivos. Divídelo en varios.`
        throw new FileRefusedError([wholeFile('FILE_TOO_LARGE', message)])
      }
      if (!isIgnored(entry.fileName)) entries.push(zipEntry(zip, entry))
    }
  } catch (e) {
    return refuseBroken(e)
  }
  return entries
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
        throw new FileRefusedError([wholeFile('ZIP_ENTRY_REFUSED', 'Está protegido con contraseña.')])
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
  throw new FileRefusedError([
    wholeFile('ZIP_BROKEN', 'El zip está dañado, incompleto o no dice la verdad sobre su contenido.'),
  ])
}

class StorageReader extends RandomAccessReader {
  readonly #storage: FileStorage
  readonly #key: string
  constructor(storage: FileStorage, key: string) {
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
