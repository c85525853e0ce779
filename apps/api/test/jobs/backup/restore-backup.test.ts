import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { generateX25519Identity } from 'age-encryption'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readArchive } from '../../../src/jobs/backup/archive-reader.ts'
import { createArchive } from '../../../src/jobs/backup/archive-writer.ts'
import { makeBackup } from '../../../src/jobs/backup/make-backup.ts'
import type { Manifest } from '../../../src/jobs/backup/manifest.ts'
import { restoreBackup } from '../../../src/jobs/backup/restore-backup.ts'
import { systemClock } from '../../../src/platform/clock/clock.ts'
import { migrateTo, openDatabase, openDriver } from '../../../src/platform/db/index.ts'
import { openDiskStorage } from '../../../src/platform/files/index.ts'
import { freshPostgres } from '../../../test-kit/fresh-postgres.ts'
import { schemaBefore } from '../../../test-kit/schema-before.ts'
import { addAccountant, addBusiness, startTestServer } from '../../../test-kit/testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'contapro-restore-'))
const source = join(folder, 'source')
const copy = join(folder, 'copia.age')
const target = join(folder, 'target')
const signal = new AbortController().signal
let key: string

const noKeys = { sealingKey: undefined, tokenSecret: undefined }
const backUp = (dataDir: string, file: string, databaseUrl?: string) =>
  makeBackup({ config: { databaseUrl, dataDir, ...noKeys }, file, key, signal, clock: systemClock })
const restore = (file: string, { with: other = key, databaseUrl }: { with?: string; databaseUrl?: string } = {}) =>
  restoreBackup({ config: { databaseUrl, dataDir: target, ...noKeys }, file, key: other, signal })

beforeAll(async () => {
  key = await generateX25519Identity()
  const server = await startTestServer({ dataDir: source })
  await addBusiness(server.services, await addAccountant(server.services))
  await server.services.storage.write('a/b/0', [Buffer.from('hola')])
  await server.close()
  await backUp(source, copy)
})
beforeEach(() => rmSync(target, { recursive: true, force: true }))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes the entries of the backup again, each with the content that `change` returns, and one more. */
async function rewritten(
  name: string,
  change: (entry: string, text: string) => string,
  more?: string,
): Promise<string> {
  const file = join(folder, name)
  const archive = await createArchive(file, key, signal)
  for await (const entry of readArchive(copy, key)) {
    const bytes = Buffer.from(change(entry.name, (await buffer(entry.content)).toString()))
    await archive.add(entry.name, bytes.byteLength, [bytes])
  }
  if (more) await archive.add(more, 1, [Buffer.from('x')])
  await archive.close()
  return file
}

const unchanged = (_: string, text: string): string => text

const damaged = (name: string, damage: (bytes: Buffer) => Buffer): string => {
  const file = join(folder, name)
  writeFileSync(file, damage(readFileSync(copy)))
  return file
}

const unusable: readonly [string, string, () => Promise<string> | string][] = [
  ['does not exist', 'FILE_UNREADABLE', () => join(folder, 'none.age')],
  ['is a folder', 'FILE_UNREADABLE', () => folder],
  ['is another kind of file', 'FILE_UNREADABLE', () => damaged('other.age', () => Buffer.from('PK'))],
  ['is shorter by a byte', 'FILE_DAMAGED', () => damaged('short.age', (bytes) => bytes.subarray(0, -1))],
  ['is cut in half', 'FILE_DAMAGED', () => damaged('half.age', (bytes) => bytes.subarray(0, bytes.length / 2))],
  [
    'has one other bit',
    'FILE_DAMAGED',
    () => damaged('bit.age', (bytes) => Buffer.from(bytes.map((byte, at) => (at === 2000 ? byte ^ 1 : byte)))),
  ],
  ['has other hashes than its entries', 'FILE_DAMAGED', () => rewritten('hashes.age', unchanged, 'SHA256SUMS')],
  ['has an unknown part', 'FILE_DAMAGED', () => rewritten('part.age', unchanged, 'keys/other')],
  [
    'has another row than its manifest says',
    'NOT_THE_SAME',
    () =>
      rewritten('row.age', (name, text) => (name.startsWith('database/users/') ? text.replace('Rosa', 'Rita') : text)),
  ],
  [
    'is of a later version',
    'SCHEMA_NEWER',
    () =>
      rewritten('newer.age', (name, text) =>
        name === 'backup.json' ? JSON.stringify({ ...(JSON.parse(text) as Manifest), schema: 9e12 }) : text,
      ),
  ],
]

test.each(unusable)('restores nothing from a file that %s: %s', async (_, code, file) => {
  await expect(restore(await file())).rejects.toMatchObject({ code })
  expect(readdirSync(target)).toEqual(['owner.lock'])
})

test('restores nothing with another key', async () => {
  await expect(restore(copy, { with: await generateX25519Identity() })).rejects.toMatchObject({ code: 'KEY_WRONG' })
  expect(readdirSync(target)).toEqual(['owner.lock'])
})

test('leaves a folder alone that has data', async () => {
  mkdirSync(target)
  writeFileSync(join(target, 'sealing-key'), 'x')
  await expect(restore(copy)).rejects.toMatchObject({ code: 'TARGET_NOT_EMPTY' })
  expect(readFileSync(join(target, 'sealing-key'), 'utf8')).toBe('x')
})

test('leaves a database alone that has tables', async () => {
  const { url, drop } = await freshPostgres()
  await expect(restore(copy, { databaseUrl: url })).rejects.toMatchObject({ code: 'TARGET_NOT_EMPTY' })
  expect(readdirSync(target)).toEqual(['owner.lock'])
  await drop()
})

test('leaves an empty PostgreSQL empty when the backup is unusable', async () => {
  const { url, drop } = await freshPostgres('template0')
  const file = damaged('cut.age', (bytes) => bytes.subarray(0, -1))
  await expect(restore(file, { databaseUrl: url })).rejects.toMatchObject({ code: 'FILE_DAMAGED' })
  await expect(restore(copy, { databaseUrl: url })).resolves.toMatchObject({ accounts: 1, companies: 1 })
  await drop()
})

test('lets no server start on what a killed restore left, and restores there again', async () => {
  mkdirSync(join(target, 'restoring/documents'), { recursive: true })
  await expect(startTestServer({ dataDir: target })).rejects.toMatchObject({ code: 'DATABASE_MISSING' })
  await expect(restore(copy)).resolves.toMatchObject({ accounts: 1, companies: 1 })
  expect(existsSync(join(target, 'restoring'))).toBe(false)
})

test('brings a backup of an earlier version to the newest schema', async () => {
  const { url, drop } = await freshPostgres('template0')
  const dataDir = join(folder, 'earlier')
  await openDiskStorage(join(dataDir, 'documents'))
  const driver = await openDriver({ url })
  await migrateTo(driver, schemaBefore('sessions'))
  await driver.query(`INSERT INTO review_requests (business_uuid, scope) VALUES (gen_random_uuid(), 'all')`)
  await driver.close()
  const file = join(folder, 'earlier.age')
  await backUp(dataDir, file, url)
  await drop()
  await restore(file)
  const database = await openDatabase({ dataDir: target })
  const { rows } = await database.driver.query(
    'SELECT scope, (SELECT count(*)::int FROM sessions) AS sessions FROM review_requests',
  )
  expect(rows).toEqual([{ scope: 'all', sessions: 0 }])
  await database.close()
})
