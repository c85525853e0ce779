import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { canSyncFolders } from '../files/index.ts'

/** Syncs a folder and everything below it: names and contents survive a loss of power from here on. */
export function syncAll(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncAll(path)
    else if (entry.isFile()) syncPath(path, 'r+')
  }
  if (canSyncFolders) syncPath(folder, 'r')
}

function syncPath(path: string, flags: 'r' | 'r+'): void {
  const file = openSync(path, flags)
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
