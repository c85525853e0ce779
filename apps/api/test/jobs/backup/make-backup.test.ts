import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { generateX25519Identity } from 'age-encryption'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readArchive } from '../../../src/jobs/backup/archive-reader.ts'
import { type BackupWork, makeBackup } from '../../../src/jobs/backup/make-backup.ts'
import { systemClock } from '../../../src/platform/clock/clock.ts'
import { type DatabaseKind, databaseKinds } from '../../../test-kit/databases.ts'
import { freshPostgres } from '../../../test-kit/fresh-postgres.ts'
import { addAccountant, type RunningServer, startTestServer } from '../../../test-kit/testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'contapro-backup-'))
const key = await generateX25519Identity()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Reads the names and texts of the entries of a backup. */
async function entriesOf(file: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for await (const { name, content } of readArchive(file, key)) found.set(name, await text(content))
  return found
}

/** A server that is backed up, for the tests of a `describe`. */
function useServer(kind: DatabaseKind) {
  let drop: (() => Promise<void>) | undefined
  const used = {} as { server: RunningServer; config: BackupWork['config']; file: string }
  beforeAll(async () => {
    const fresh = kind === 'postgres' ? await freshPostgres() : undefined
    drop = fresh?.drop
    const dataDir = join(folder, randomUUID())
    used.config = { dataDir, databaseUrl: fresh?.url, sealingKey: undefined, tokenSecret: undefined }
    used.server = await startTestServer({ dataDir, database: (fresh?.url as `postgres://${string}`) ?? 'pglite' })
    await addAccountant(used.server.services)
  })
  beforeEach(() => {
    used.file = join(folder, `${randomUUID()}.age`)
  })
  afterAll(async () => {
    await used.server.close()
    await drop?.()
  })
  return {
    used,
    backUp: (work: Partial<BackupWork> = {}) =>
      makeBackup({ ...used, key, signal: new AbortController().signal, clock: systemClock, ...work }),
    /** Adds a document as an ingestion does. */
    addDocument: async (content: string, sha256 = createHash('sha256').update(content).digest('hex')) => {
      const storageKey = `a/b/${content}`
      const { storage, database } = used.server.services
      await storage.write(storageKey, [Buffer.from(content)])
      await database.driver.query(
        `INSERT INTO documents (business_uuid, sha256, name, size_bytes, kind, storage_key, published_in, stored_at)
         VALUES (gen_random_uuid(), $1, 'a.xml', 1, 'ubl', $2, 1, now())`,
        [sha256, storageKey],
      )
      return storageKey
    },
    /** Names in the folder of the backups that are being made. */
    unfinished: () => readdirSync(join(used.config.dataDir, 'documents/backups')),
  }
}

describe.each(databaseKinds)('on %s', (kind) => {
  const { used, backUp, addDocument, unfinished } = useServer(kind)

  test('has the rows of the moment at which it began', async () => {
    let later: Promise<unknown> | undefined
    const clock = () => {
      later = addAccountant(used.server.services)
      return systemClock()
    }
    const summary = await backUp({ clock })
    await later
    expect(summary).toMatchObject({ accounts: 1 })
    expect((await entriesOf(used.file)).get('database/users/000000.csv')?.trim().split('\n')).toHaveLength(1)
  })

  test('has documents that are removed while it is made', async () => {
    const keys = [await addDocument('one'), await addDocument('two'), await addDocument('three')]
    const removing: Promise<void>[] = []
    const summary = await backUp({
      onProgress: () => removing.push(...keys.map((each) => used.server.services.storage.remove(each))),
      clock() {
        removing.push(used.server.services.storage.remove(keys[2] ?? ''))
        return systemClock()
      },
    })
    await Promise.all(removing)
    expect(summary).toMatchObject({ documents: 3, lost: [] })
    const entries = await entriesOf(used.file)
    expect(keys.map((each) => entries.get(`documents/${each}`))).toEqual(['one', 'two', 'three'])
    expect(unfinished()).toEqual([])
    expect(await used.server.services.storage.list('a/b')).toEqual([])
    await used.server.services.database.driver.query('DELETE FROM documents')
  })

  test('names documents that were lost or damaged before', async () => {
    await addDocument('whole')
    const damaged = await addDocument('damaged', 'another hash'.padEnd(64))
    const lost = await addDocument('lost')
    await used.server.services.storage.remove(lost)
    expect(await backUp()).toMatchObject({ lost: [damaged, lost] })
  })
})

describe('the file of a backup', () => {
  const { used, backUp, addDocument, unfinished } = useServer('postgres')

  test('has no sessions, and the keys that have no variable', async () => {
    const names = [...(await entriesOf((await backUp(), used.file))).keys()]
    expect(names).toContain('keys/sealing-key')
    expect(names.filter((name) => name.startsWith('database/sessions'))).toEqual([])
    const other = `${used.file}.2`
    await backUp({ config: { ...used.config, sealingKey: Buffer.alloc(32) }, file: other })
    expect([...(await entriesOf(other)).keys()]).not.toContain('keys/sealing-key')
  })

  test('is only for its owner, and replaces no file', async () => {
    await backUp()
    expect(statSync(used.file).mode & 0o777).toBe(0o600)
    await expect(backUp()).rejects.toMatchObject({ code: 'FILE_EXISTS' })
  })

  test('leaves nothing when it is cancelled', async () => {
    await addDocument('last')
    const stopping = new AbortController()
    await expect(backUp({ signal: stopping.signal, onProgress: () => stopping.abort() })).rejects.toThrow('aborted')
    expect(readdirSync(folder).filter((name) => name.startsWith(basename(used.file)))).toEqual([])
    expect(unfinished()).toEqual([])
  })

  test('removes what a killed backup left', async () => {
    const abandoned = join(used.config.dataDir, 'documents/backups', randomUUID())
    await backUp()
    mkdirSync(abandoned)
    writeFileSync(join(abandoned, 'owner.lock'), '')
    await backUp({ file: `${used.file}.2` })
    expect(unfinished()).toEqual([])
  })
})
