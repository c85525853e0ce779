import { randomBytes, randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { receiveUpload } from '../../src/ingestion/receiving/receive-upload.ts'
import { startupProblem } from '../../src/platform/errors/startup-problem.ts'
import { databaseKinds } from '../../test-kit/databases.ts'
import { freshPostgres } from '../../test-kit/fresh-postgres.ts'
import { addAccountant, addBusiness, type RunningServer, startTestServer } from '../../test-kit/testing.ts'
import { sampleFile } from '../../test-kit/uploads.ts'

/** Something that happens to a data folder while the server is stopped. */
type Damage = (dataDir: string) => void

const remove =
  (...path: string[]): Damage =>
  (dataDir) =>
    rmSync(join(dataDir, ...path), { recursive: true })

const write =
  (name: string, text: string): Damage =>
  (dataDir) =>
    writeFileSync(join(dataDir, name), text)

const anyDatabase: readonly [string, Damage, string, string][] = [
  ['the key of the sealed passwords is gone', remove('sealing-key'), 'SEALING_KEY_LOST', 'sealing-key'],
  [
    'the key of the sealed passwords is another one',
    write('sealing-key', randomBytes(32).toString('base64')),
    'SEALING_KEY_LOST',
    'CONTAPRO_SEALING_KEY',
  ],
  ['the documents are gone', remove('documents'), 'DOCUMENTS_MISSING', 'documents'],
  ['the documents have lost their id', remove('documents/id'), 'DOCUMENTS_MISSING', 'créalo con el texto'],
]

const folder = mkdtempSync(join(tmpdir(), 'contapro-starts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(databaseKinds)('on %s', (kind) => {
  const dataDir = join(folder, kind)
  let database: 'pglite' | `postgres://${string}` = 'pglite'
  let drop: (() => Promise<void>) | undefined
  /** File of the table of the vouchers, in the folder of an embedded database. */
  let tableFile: string
  const embedded: typeof anyDatabase = [
    ['PG_VERSION is missing', remove('pgdata/PG_VERSION'), 'DATABASE_BROKEN', 'PG_VERSION'],
    ['the database is gone', remove('pgdata'), 'DATABASE_MISSING', 'devuélvela a su lugar'],
    ['a table cannot be read', (path) => remove('pgdata', tableFile)(path), 'TABLE_UNREADABLE', 'La tabla vouchers'],
    ['the documents are of another database', write('documents/id', randomUUID()), 'DOCUMENTS_MISSING', 'otra base'],
  ]
  beforeAll(async () => {
    if (kind === 'postgres') {
      const fresh = await freshPostgres()
      database = fresh.url as `postgres://${string}`
      drop = fresh.drop
    }
    const server = await start(dataDir)
    await fill(server)
    const { rows } = await server.services.database.driver.query<{ path: string }>(
      `SELECT pg_relation_filepath('vouchers') AS path`,
    )
    tableFile = rows[0]?.path ?? ''
    await server.close()
  })
  afterAll(async () => drop?.())

  const start = (path: string) => startTestServer({ dataDir: path, database })

  /** Why a server does not start on a copy of the folder after a damage. */
  async function refusalAfter(damage: Damage) {
    const copy = join(folder, randomUUID())
    cpSync(dataDir, copy, { recursive: true })
    damage(copy)
    const before = contentOf(copy)
    const error = await start(copy).then(
      async (server) => server.close(),
      (refusal: unknown) => refusal as Error & { readonly code?: string },
    )
    return { code: error?.code, sentence: startupProblem(error), isUnchanged: contentOf(copy) === before }
  }

  test.each(kind === 'pglite' ? [...anyDatabase, ...embedded] : anyDatabase)(
    'a server does not start when %s, and leaves everything as it is',
    async (_, damage, code, sentence) => {
      const refusal = await refusalAfter(damage)
      expect(refusal).toEqual({ code, sentence: expect.stringContaining(sentence), isUnchanged: true })
    },
  )

  test('a server starts on what it left, and not once a later version has changed the database', async () => {
    const server = await start(dataDir)
    await server.services.database.driver.query(
      `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 9e12)`,
    )
    await server.close()
    const refusal = await refusalAfter(() => undefined)
    expect(refusal).toMatchObject({ code: 'SCHEMA_NEWER', sentence: expect.stringContaining('inicia esa versión') })
  })
})

/** What is in a data folder, but for files of the database, which PostgreSQL makes as it likes. */
const contentOf = (dataDir: string): string =>
  readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.startsWith('pgdata/') || path === 'pgdata/PG_VERSION')
    .toSorted()
    .join()

/** A company with sealed credentials and an upload. */
async function fill({ services }: RunningServer): Promise<void> {
  const { uuid } = await addBusiness(services, await addAccountant(services))
  const { name, content } = sampleFile('sire/20990000019-20260901-100000-propuesta.txt')
  const files = (async function* () {
    yield { name, stream: [Buffer.from(content)] }
  })()
  await receiveUpload(services, { businessUuid: uuid, origin: 'person' }, files as never)
  await services.ingestion.idle()
}
