import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The data folder belongs to another running server. */
export class FolderInUseError extends Error {
  readonly code = 'FOLDER_IN_USE'
  constructor(folder: string, cause: unknown) {
    super(`The data folder ${folder} is in use by another running server. Stop that one, or choose another folder.`, {
      cause,
    })
  }
}

/**
 * Exclusive ownership of a data folder: a file lock that the system releases when the process dies.
 * Two openers of one PGlite folder are not refused by PGlite itself, and rows would be lost.
 */
export function ownFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(folder, 'owner.lock'))
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (cause) {
    lock.close()
    throw new FolderInUseError(folder, cause)
  }
  return { release: () => lock.close() }
}
