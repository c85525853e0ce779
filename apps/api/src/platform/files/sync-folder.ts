import { mkdir, open } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** Windows syncs no folder: NTFS keeps names by itself. */
export const canSyncFolders: boolean = process.platform !== 'win32'

/** Names that were made or changed directly in the folder survive a loss of power from here on. */
export async function syncFolder(folder: string): Promise<void> {
  if (!canSyncFolders) return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes a folder and those above it that are missing; each survives a loss of power. */
export async function makeFolder(folder: string): Promise<void> {
  const whole = resolve(folder)
  const first = await mkdir(whole, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = whole; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made))
}
