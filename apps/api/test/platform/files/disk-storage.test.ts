import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDiskStorage } from '../../../src/platform/files/index.ts'
import { openEntries } from '../../../test-kit/open-entries.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contapro-files-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function text(source: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const part of source) parts.push(part)
  return Buffer.concat(parts).toString()
}

async function* broken(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('half')
  throw new Error('the client is gone')
}

it('gives back what was written, whole or in part, and tells its size and hash', async () => {
  const storage = await openDiskStorage(folder)
  const stored = await storage.write('a/b/0', [Buffer.from('hola '), Buffer.from('mundo')])
  expect(stored).toEqual({ sizeBytes: 10, sha256: createHash('sha256').update('hola mundo').digest('hex') })
  expect(await text(await storage.open('a/b/0'))).toBe('hola mundo')
  expect(await text(await storage.open('a/b/0', { start: 2, end: 7 }))).toBe('la mu')
  expect(await text(await storage.open('a/b/0', { start: 3, end: 3 }))).toBe('')
  expect(await storage.size('a/b/0')).toBe(10)
})

it('gives what it writes to its owner alone', async () => {
  const storage = await openDiskStorage(folder)
  await storage.write('a/b/0', [Buffer.from('hola')])
  expect(openEntries(folder)).toEqual([])
})

it('leaves nothing behind when the source breaks off', async () => {
  const storage = await openDiskStorage(folder)
  await expect(storage.write('a/0', broken())).rejects.toThrow('the client is gone')
  expect(await storage.size('a/0')).toBeUndefined()
  expect(unfinished()).toEqual([])
})

const unfinished = (): string[] =>
  readdirSync(join(folder, 'unfinished'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

it('writes after another server has taken its own for dead', async () => {
  const storage = await openDiskStorage(folder)
  await storage.write('a/0', [Buffer.from('one')])
  const other = await openDiskStorage(folder)
  await other.removeUnfinished(async () => true)
  await storage.write('a/1', [Buffer.from('two')])
  expect(await text(await storage.open('a/1'))).toBe('two')
})

it('removes what dead servers left half written, and nothing of those that live', async () => {
  for (const server of ['dead', 'alive', 'own']) {
    mkdirSync(join(folder, 'unfinished', server), { recursive: true })
    writeFileSync(join(folder, 'unfinished', server, `of-${server}`), 'x')
  }
  writeFileSync(join(folder, 'unfinished', 'of-an-earlier-version'), 'x')
  const storage = await openDiskStorage(folder, 'own')
  await storage.removeUnfinished(async (server) => server !== 'alive')
  expect(unfinished().toSorted()).toEqual(['of-alive', 'of-own'])
})

it('has the id of its folder, whichever server opens it', async () => {
  const places = [folder, folder, join(folder, 'other')]
  const [first, second, other] = await Promise.all(places.map((place) => openDiskStorage(place)))
  expect(first?.id).toMatch(/^[\da-f-]{36}$/)
  expect(second?.id).toBe(first?.id)
  expect(other?.id).not.toBe(first?.id)
})

it('says that a file is missing by a code', async () => {
  const storage = await openDiskStorage(folder)
  await expect(storage.open('a/0')).rejects.toMatchObject({ code: 'FILE_MISSING' })
  await storage.remove('a/0')
  expect(await storage.size('a/0')).toBeUndefined()
})

it('lists what stands below a key, and removes all of it', async () => {
  const storage = await openDiskStorage(folder)
  for (const key of ['a/1/x/0', 'a/1/x/1', 'a/1/2', 'a/3/0', 'b/0']) await storage.write(key, [Buffer.from(key)])
  expect((await storage.list('a')).toSorted()).toEqual(['1', '3'])
  expect(await storage.removeBelow('a/1')).toBe(3)
  expect(await storage.list('a')).toEqual(['3'])
  expect(await storage.size('b/0')).toBe(3)
  expect([await storage.list('c'), await storage.removeBelow('c')]).toEqual([[], 0])
})

it.each(['../a', 'a/../b', '/etc/passwd', 'a//b', '', 'a\\b', '.hidden'])('refuses the key %j', async (key) => {
  const storage = await openDiskStorage(folder)
  await expect(storage.write(key, [])).rejects.toThrow(RangeError)
})
