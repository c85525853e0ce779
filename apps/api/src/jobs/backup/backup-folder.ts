import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { FolderInUseError, ownFolder } from '../../platform/db/index.ts'
import { BACKUPS, keptFolder, keptPath, makeFolder } from '../../platform/files/index.ts'

/** A file that is being read. */
export interface OpenedFile {
  readonly sizeBytes: number
  readonly content: Readable
}

/** What a backup needs from the documents while it is being made. */
export interface BackupFolder {
  readonly path: string
  /** Opens a document, also one that was removed since the folder was made; undefined if there is none. */
  open(storageKey: string): Promise<OpenedFile | undefined>
  remove(): Promise<void>
}

/** Makes the folder of a new backup: from here on no document is lost to it. Removes the folders of backups whose process has ended. */
export async function makeBackupFolder(documents: string): Promise<BackupFolder> {
  const all = join(documents, BACKUPS)
  const path = join(all, randomUUID())
  await makeFolder(keptFolder(path))
  await removeAbandoned(documents)
  const lock = ownFolder(path)
  return {
    path,
    // A document that is removed meanwhile is in the second place.
    open: async (storageKey) =>
      (await openFile(join(documents, 'files', storageKey))) ?? openFile(keptPath(path, storageKey)),
    async remove() {
      lock.release()
      await rm(path, { recursive: true, force: true })
    },
  }
}

async function openFile(path: string): Promise<OpenedFile | undefined> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return file && { sizeBytes: (await file.stat()).size, content: file.createReadStream() }
}

/** Removes what backups left whose process was ended. */
export async function removeAbandoned(documents: string): Promise<void> {
  const all = join(documents, BACKUPS)
  if (!existsSync(all)) return
  for (const id of await readdir(all)) {
    const path = join(all, id)
    // Without a lock it is being made.
    if (!existsSync(join(path, 'owner.lock')) || isOwned(path)) continue
    await rm(path, { recursive: true, force: true })
  }
}

function isOwned(path: string): boolean {
  try {
    ownFolder(path).release()
    return false
  } catch (error) {
    if (error instanceof FolderInUseError) return true
    throw error
  }
}
