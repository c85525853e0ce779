import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase, schema } from '../../../src/platform/db/index.ts'
import { databaseKinds, openTestDatabase } from '../../../test-kit/databases.ts'
import { freshPostgres } from '../../../test-kit/fresh-postgres.ts'

const account = {
  email: 'ana@contapro.pe',
  passwordHash: 'x',
  name: 'Ana',
  documentNumber: '40000001',
  phoneNumber: '999000111',
  accountantProfile: 'Contador Freelance' as const,
  createdAt: new Date('2026-08-01T15:00:00Z'),
}

describe.each(databaseKinds)('on %s', (kind) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(kind)
  })
  afterAll(() => database?.close())

  it('keeps dates, instants and amounts as they were written, and rolls a failed transaction back', async () => {
    const { db, driver } = database
    await db.insert(schema.users).values({ ...account, planEndDate: '2026-09-01' })
    const [user] = await db.select().from(schema.users)
    expect(user).toMatchObject({ planEndDate: '2026-09-01', createdAt: account.createdAt, abTestGroup: 'A' })

    const doomed = db.transaction(async (tx) => {
      await tx.update(schema.users).set({ name: 'Otra' }).where(eq(schema.users.email, account.email))
      await tx.insert(schema.users).values(account)
    })
    await expect(doomed).rejects.toMatchObject({ cause: { code: '23505' } })
    expect((await driver.query('select name, 12345678901 as n from users')).rows).toEqual([
      { name: 'Ana', n: '12345678901' },
    ])
  })

  it('takes every kind of value alike, and goes on after a statement that failed', async () => {
    const { driver } = database
    const select =
      'SELECT $1::text[] AS texts, $2::int[] AS numbers, $3::float8 AS n, $4::boolean AS yes, $5::text AS none, $6::bytea AS bytes'
    const values = [['a,"b"', 'c\\', null], [1, 2], 0.1, false, null, new Uint8Array([0, 92, 255])]
    const { rows } = await driver.query<{ bytes: Uint8Array }>(select, values)
    const [texts, numbers, n, yes, none] = values
    expect(rows).toMatchObject([{ texts, numbers, n, yes, none }])
    expect(rows.map(({ bytes }) => [...bytes])).toEqual([[0, 92, 255]])

    await expect(driver.query('SELECT 1 / $1::int AS n', [0])).rejects.toMatchObject({ code: '22012' })
    await expect(driver.query('SELECT $1 FROM nowhere', [0])).rejects.toMatchObject({ code: '42P01' })
    expect((await driver.query('SELECT $1::int AS n', [7], { rowMode: 'array' })).rows).toEqual([[7]])
  })

  it('refuses an e-mail address with capitals, so that one address has one account', async () => {
    const { db } = database
    await expect(db.insert(schema.users).values({ ...account, email: 'Ana@contapro.pe' })).rejects.toMatchObject({
      cause: { code: '23514' },
    })
  })

  it('tells a living server from a dead one', async () => {
    const { driver } = database
    const living = crypto.randomUUID()
    await driver.announce(living)
    expect([await driver.isGone(living), await driver.isGone(crypto.randomUUID())]).toEqual([false, true])
  })
})

it('gives a data folder to one owner at a time', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'contapro-data-'))
  const first = await openDatabase({ dataDir })
  await expect(openDatabase({ dataDir })).rejects.toMatchObject({ code: 'FOLDER_IN_USE' })
  await first.close()
  await (await openDatabase({ dataDir })).close()
  rmSync(dataDir, { recursive: true })
})

it('servers that start at the same time on an empty PostgreSQL all get the newest schema', async () => {
  const { url, drop } = await freshPostgres('template0')
  const databases = await Promise.all([openDatabase({ url }), openDatabase({ url }), openDatabase({ url })])
  for (const { db } of databases) expect(await db.select().from(schema.users)).toEqual([])
  await Promise.all(databases.map((each) => each.close()))
  await drop()
})
