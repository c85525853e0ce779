import { link, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Folder in the documents with a folder for each backup that is being made. */
export const BACKUPS = 'backups'

/** Files that were removed since a backup began, in its folder. */
export const keptFolder = (backup: string): string => join(backup, 'kept')

/** Path of a removed file in the folder of a backup. A key has no `+`. */
export const keptPath = (backup: string, key: string): string => join(keptFolder(backup), key.replaceAll('/', '+'))

/** Keeps a file that is about to be removed for the backups that are being made: their database may still name it. */
export async function keepForBackups(
  documents: string,
  file: { readonly key: string; readonly path: string },
): Promise<void> {
  for (const id of await readdir(join(documents, BACKUPS)).catch(unlessGone([]))) {
    await link(file.path, keptPath(join(documents, BACKUPS, id), file.key)).catch(unlessGone(undefined))
  }
}

/** The file or the backup is gone, or the file was kept before. */
const unlessGone =
  <T>(value: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT' || error.code === 'EEXIST') return value
    throw error
  }
