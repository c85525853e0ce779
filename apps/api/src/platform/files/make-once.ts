import { randomUUID } from 'node:crypto'
import { link, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncFolder } from './sync-folder.ts'

/** Makes a file that only its owner may read. A link is made whole or not at all: of several servers that start at once, the first decides. */
export async function makeOnce(path: string, content: string): Promise<void> {
  const draft = `${path}-${randomUUID()}`
  await writeFile(draft, content, { mode: 0o600, flag: 'wx', flush: true })
  try {
    await link(draft, path)
  } catch (e) {
    if ((e as NodeJS.ErrnoException).code !== 'EEXIST') throw e
  } finally {
    await rm(draft)
  }
  await syncFolder(dirname(path))
}
