import { createHash, type Hash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { Duplex, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { Decrypter } from 'age-encryption'
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar'
import { BackupError } from './backup-error.ts'
import { entries } from './manifest.ts'

/** An entry of a backup. Its content is read to the end before the next entry. */
export interface ArchiveEntry {
  readonly name: string
  readonly content: AsyncIterable<Uint8Array>
}

/**
 * Reads the entries of a backup in their order, but the last one: its hashes are compared with what was read.
 *
 * @throws BackupError FILE_UNREADABLE, KEY_WRONG or FILE_DAMAGED.
 */
export async function* readArchive(path: string, key: string): AsyncGenerator<ArchiveEntry> {
  let hashes = ''
  let isComplete = false
  for await (const { header, body } of unlessDamaged(await openArchive(path, key))) {
    const content = unlessDamaged(body)
    if (header.name === entries.hashes) {
      isComplete = (await text(content)) === hashes
      continue
    }
    const hash = createHash('sha256')
    yield { name: header.name, content: countedIn(hash, content) }
    hashes += `${hash.digest('hex')}  ${header.name}\n`
  }
  if (!isComplete) throw damaged()
}

async function* countedIn(hash: Hash, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    hash.update(chunk)
    yield chunk
  }
}

async function* unlessDamaged<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source
  } catch (cause) {
    throw damaged(cause)
  }
}

const damaged = (cause?: unknown): BackupError =>
  new BackupError('FILE_DAMAGED', 'La copia está dañada o incompleta: usa otra.', { cause })

async function openArchive(path: string, key: string): Promise<AsyncIterable<ParsedTarEntry>> {
  const file = await open(path).catch(unreadable(path))
  await checkKind(path, file)
  const decrypter = new Decrypter()
  decrypter.addIdentity(key)
  const content = Readable.toWeb(file.createReadStream({ start: 0 })) as ReadableStream<Uint8Array>
  const packed = await decrypter.decrypt(content).catch((cause: unknown) => {
    throw new BackupError(
      'KEY_WRONG',
      'La llave de copias (CONTAPRO_BACKUP_KEY) no abre este archivo: usa la llave que había cuando se hizo la copia.',
      { cause },
    )
  })
  return packed.pipeThrough(Duplex.toWeb(createGunzip())).pipeThrough(createTarDecoder({ strict: true }))
}

const unreadable =
  (path: string) =>
  (cause: unknown): never => {
    throw new BackupError('FILE_UNREADABLE', `No se puede leer el archivo ${path}.`, { cause })
  }

const AGE = 'age-encryption.org/v1\n'

async function checkKind(path: string, file: FileHandle): Promise<void> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(AGE.length), 0, AGE.length, 0).catch(unreadable(path))
  if (buffer.toString('latin1', 0, bytesRead) === AGE) return
  await file.close()
  throw new BackupError('FILE_UNREADABLE', `El archivo ${path} no es una copia de Contapro.`)
}
