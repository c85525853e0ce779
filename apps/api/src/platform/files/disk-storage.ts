import { createHash, randomUUID } from 'node:crypto'
import { open, opendir, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { FileMissingError, type FileStorage, type StoredFile } from './file-storage.ts'
import { keepForBackups } from './keep-for-backups.ts'
import { makeOnce } from './make-once.ts'
import { makeFolder, syncFolder } from './sync-folder.ts'

const READ_CHUNK_BYTES = 256 * 1024

/**
 * Files below a folder, which several servers may share.
 *
 * @param serverId this server, as it is announced to the others; another one for each call unless given.
 */
export async function openDiskStorage(folder: string, serverId: string = randomUUID()): Promise<FileStorage> {
  const unfinished = join(folder, 'unfinished', serverId)
  await makeFolder(dirname(unfinished))
  const pathOf = (key: string): string => join(folder, 'files', ...segmentsOf(key))
  return {
    id: await idOf(folder),
    async write(key, source) {
      const path = pathOf(key)
      const temporary = join(unfinished, randomUUID())
      // Another server that starts removes the folder if it takes this server for dead.
      await makeFolder(unfinished)
      try {
        const stored = await writeAll(temporary, source)
        await makeFolder(dirname(path))
        await rename(temporary, path)
        await syncFolder(dirname(path))
        return stored
      } catch (e) {
        await rm(temporary, { force: true })
        throw e
      }
    },
    async open(key, range) {
      if (range && range.end <= range.start) return Readable.from([])
      const file = await open(pathOf(key)).catch((e: NodeJS.ErrnoException) => {
        throw e.code === 'ENOENT' ? new FileMissingError(key, e) : e
      })
      return file.createReadStream({
        highWaterMark: READ_CHUNK_BYTES,
        ...(range && { start: range.start, end: range.end - 1 }),
      })
    },
    async size(key) {
      return (await unlessMissing(stat(pathOf(key))))?.size
    },
    async remove(key) {
      await keepForBackups(folder, { key, path: pathOf(key) })
      await rm(pathOf(key), { force: true })
    },
    list: async (key) => (await unlessMissing(readdir(pathOf(key)))) ?? [],
    async removeBelow(key) {
      let files = 0
      const entries = await unlessMissing(opendir(pathOf(key), { recursive: true }))
      for await (const entry of entries ?? []) if (entry.isFile()) files += 1
      await rm(pathOf(key), { recursive: true, force: true })
      return files
    },
    async freeBytes() {
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },
    async removeUnfinished(isGone) {
      for (const name of await readdir(dirname(unfinished))) {
        if (name === serverId || !(await isGone(name))) continue
        await rm(join(dirname(unfinished), name), { recursive: true, force: true })
      }
    },
  }
}

/** The id of a folder, which the first server makes. */
async function idOf(folder: string): Promise<string> {
  const path = join(folder, 'id')
  await makeOnce(path, randomUUID())
  return (await readFile(path, 'utf8')).trim()
}

async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found
  } catch (e) {
    if ((e as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw e
  }
}

const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/

function segmentsOf(key: string): string[] {
  const segments = key.split('/')
  if (!segments.every((s) => SEGMENT.test(s))) throw new RangeError(`Not a storage key: ${JSON.stringify(key)}.`)
  return segments
}

async function writeAll(path: string, source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<StoredFile> {
  const hash = createHash('sha256')
  const file = await open(path, 'wx', 0o600)
  let sizeBytes = 0
  try {
    for await (const chunk of source) {
      sizeBytes += chunk.byteLength
      hash.update(chunk)
      await file.writeFile(chunk)
    }
    await file.datasync()
  } finally {
    await file.close()
  }
  return { sizeBytes, sha256: hash.digest('hex') }
}
