import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Duplex, Writable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { Encrypter, identityToRecipient } from 'age-encryption'
import { createTarPacker } from 'modern-tar'
import { BackupError } from './backup-error.ts'
import { entries } from './manifest.ts'

/** Writes a backup: a tar file, compressed by gzip and encrypted by age. */
export interface ArchiveWriter {
  /** @param content has exactly this size in bytes. Returns its SHA-256, hexadecimal. */
  add(name: string, sizeBytes: number, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string>
  /** Writes the hashes of all entries. Everything is on the disk when it resolves. */
  close(): Promise<void>
  /** Closes the file without its end. */
  abandon(): void
}

/** @param path of a new file. */
export async function createArchive(path: string, key: string, signal: AbortSignal): Promise<ArchiveWriter> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(await identityToRecipient(key))
  const { readable, controller } = createTarPacker()
  // The content is compressed fast: most of it is text.
  const packed = readable.pipeThrough(Duplex.toWeb(createGzip({ level: 1 })))
  const file = await open(path, 'wx', 0o600).catch((cause: unknown) => {
    throw new BackupError('FILE_UNREADABLE', `No se puede crear un archivo en la carpeta ${dirname(path)}.`, { cause })
  })
  const written = (await encrypter.encrypt(packed)).pipeTo(Writable.toWeb(file.createWriteStream({ flush: true })), {
    signal,
  })
  // A failure shows in the next `add` or in `close`.
  written.catch((error: unknown) => controller.error(error))
  const hashes: string[] = []

  const add: ArchiveWriter['add'] = async (name, size, content) => {
    const hash = createHash('sha256')
    const body = controller.add({ name, size, mode: 0o600, mtime: new Date(0) }).getWriter()
    for await (const chunk of content) {
      hash.update(chunk)
      await body.write(chunk)
    }
    await body.close()
    const sha256 = hash.digest('hex')
    hashes.push(`${sha256}  ${name}\n`)
    return sha256
  }
  return {
    add,
    async close() {
      const all = Buffer.from(hashes.join(''))
      await add(entries.hashes, all.byteLength, [all])
      controller.finalize()
      await written
    },
    abandon: () => controller.error(new Error('The backup was abandoned.')),
  }
}
