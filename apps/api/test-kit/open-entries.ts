import { globSync, lstatSync } from 'node:fs'
import { join } from 'node:path'

/** What group or others have a right to, in a folder and below it. */
export const openEntries = (folder: string): string[] =>
  ['.', ...globSync('**', { cwd: folder })].filter((path) => {
    const entry = lstatSync(join(folder, path), { throwIfNoEntry: false })
    return entry !== undefined && (entry.mode & 0o077) !== 0
  })
