import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, schema } from '../../src/db/index.ts'
import { createOpenSessions } from '../../src/modules/users/open-sessions.ts'
import { openTestDatabase } from '../db/databases.ts'

let database: Database
let now = Date.UTC(2026, 8, 1)
const clock = () => new Date(now)
const session = { accountantUuid: crypto.randomUUID(), sessionUuid: crypto.randomUUID(), epoch: 0 }
const isUser = eq(schema.users.uuid, session.accountantUuid)

beforeAll(async () => {
  database = await openTestDatabase('pglite')
  await database.db.insert(schema.users).values({
    uuid: session.accountantUuid,
    email: 'ana@contapro.pe',
    passwordHash: 'x',
    name: 'Ana',
    documentNumber: '40000001',
    phoneNumber: '999000111',
    accountantProfile: 'Contador Freelance',
    createdAt: clock(),
  })
})
afterAll(() => database.close())

/** The database, and how often it was asked. */
function counted(): { readonly count: { queries: number }; readonly database: Database } {
  const count = { queries: 0 }
  const db = new Proxy(database.db, {
    get(target, name) {
      if (name === 'select') count.queries += 1
      return Reflect.get(target, name) as unknown
    },
  })
  return { count, database: { ...database, db } }
}

test('the database is asked once for the calls of ten seconds, and a new epoch is seen after them', async () => {
  const { count, database: asked } = counted()
  const sessions = createOpenSessions(asked, clock)
  expect(await Promise.all([sessions.has(session), sessions.has(session)])).toEqual([true, true])
  await database.db.update(schema.users).set({ sessionEpoch: sql`session_epoch + 1` }).where(isUser)
  now += 9_999
  expect(await sessions.has(session)).toBe(true)
  expect(count.queries).toBe(1)
  now += 1
  expect(await sessions.has(session)).toBe(false)
  expect(await sessions.has({ ...session, epoch: 1 })).toBe(true)
  expect(count.queries).toBe(2)
})

test('the server that ended the sessions sees it at once, also when it was just looking', async () => {
  const sessions = createOpenSessions(database, clock)
  const current = { ...session, epoch: 1 }
  const looking = sessions.has(current)
  await database.db.update(schema.users).set({ sessionEpoch: 2 }).where(isUser)
  sessions.end(session.accountantUuid)
  await looking
  expect(await sessions.has(current)).toBe(false)
})

test('the sessions of an account that is gone do not hold, and a failure to look is not kept', async () => {
  const sessions = createOpenSessions(database, clock)
  await database.db.execute(sql`alter table users rename to users_away`)
  await expect(sessions.has({ ...session, epoch: 2 })).rejects.toMatchObject({ cause: { code: '42P01' } })
  await database.db.execute(sql`alter table users_away rename to users`)
  expect(await sessions.has({ ...session, epoch: 2 })).toBe(true)
  expect(await sessions.has({ ...session, accountantUuid: crypto.randomUUID() })).toBe(false)
})
