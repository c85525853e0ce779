import { randomBytes } from 'node:crypto'
import { chmod, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder, makeOnce } from '../files/index.ts'

const KEY_BYTES = 32

/**
 * A key of this installation: made once, kept in a file that only its owner may read.
 *
 * @throws when the file holds something else: a new key would make what the old one sealed unreadable.
 */
export async function loadKey(folder: string, name: string): Promise<Buffer> {
  await makeFolder(folder)
  const file = join(folder, name)
  const existing = await read(file)
  if (existing) return existing
  await makeOnce(file, randomBytes(KEY_BYTES).toString('base64'))
  return (await read(file)) ?? Promise.reject(new Error(`The key ${file} was removed while it was being made.`))
}

async function read(file: string): Promise<Buffer | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length !== KEY_BYTES)
    throw new Error(`${file} is no key: put the right file back, or set the key's variable.`)
  await chmod(file, 0o600)
  return key
}
