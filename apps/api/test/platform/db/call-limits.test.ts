import { type Cable, layCable, startPostgres, type TestPostgres } from '@contapro/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callLimits } from '../../../src/platform/db/call-limits.ts'
import { type Database, type Driver, openDatabase } from '../../../src/platform/db/index.ts'

const LIMIT_MS = 1000
const long = { connections: 2, connectMs: 600_000, statementMs: 600_000, lockMs: 600_000, idleMs: 600_000 }

let postgres: TestPostgres
let cable: Cable
let database: Database
beforeAll(async () => {
  postgres = await startPostgres()
  cable = await layCable(postgres)
  // Each limit is tried alone: the others never come first.
  const limits = {
    web: long,
    report: { ...long, statementMs: LIMIT_MS },
    ingestion: { ...long, idleMs: LIMIT_MS },
    setup: { ...long, lockMs: LIMIT_MS },
  }
  database = await openDatabase({ url: cable.url, limits })
  await database.driver.query('CREATE TABLE locked (n int)')
})
afterAll(async () => {
  await database?.close()
  await cable?.close()
  await postgres?.stop()
})

/** Runs work while another transaction has the table. */
const whileLocked = (work: () => Promise<unknown>) =>
  database.driver.transaction(async (tx) => {
    await tx.query('LOCK TABLE locked')
    await work()
  })

test('a statement that takes longer than the limit of its kind of call is ended, one of another kind is not', async () => {
  const { driver } = database.within('report')
  await expect(driver.query('SELECT pg_sleep(600)')).rejects.toMatchObject({ code: '57014' })
  const { rows } = await database.driver.query(`SELECT pg_sleep(${(2 * LIMIT_MS) / 1000}), 1 AS n`)
  expect(rows).toMatchObject([{ n: 1 }])
})

test('a wait for a lock ends at its limit', async () => {
  await whileLocked(() =>
    expect(database.driver.within('setup').query('SELECT * FROM locked')).rejects.toMatchObject({ code: '55P03' }),
  )
})

test('a transaction that does nothing loses its connection at the limit, and what it wrote', async () => {
  const { driver } = database.within('ingestion')
  const idle = driver.transaction(async (tx) => {
    await tx.query('INSERT INTO locked VALUES (1)')
    await expect.poll(async () => (await idleTransactions(database.driver)).length).toBe(0)
    await tx.query('SELECT 1')
  })
  await expect(idle).rejects.toMatchObject({ code: '08006' })
  expect((await driver.query('SELECT * FROM locked')).rows).toEqual([])
})

test('a network that swallows every answer fails a call soon after its limit, and the next call gets another connection', async () => {
  const { driver } = database.within('report')
  await driver.query('SELECT 1')
  cable.hold()
  await expect(driver.query('SELECT 1')).rejects.toMatchObject({ code: '08006' })
  cable.cut()
  expect((await driver.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }])
})

test('a call that gets no connection in time fails, here because both are lent', async () => {
  const limits = { ...callLimits, web: { ...long, connectMs: 3 * LIMIT_MS } }
  const narrow = await openDatabase({ url: cable.url, limits })
  const { driver } = narrow
  const refused = () => expect(driver.query('SELECT 1')).rejects.toMatchObject({ code: '08006' })
  await driver.transaction(() => driver.transaction(refused))
  expect((await driver.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }])
  await narrow.close()
})

test('a statement is cancelled when its signal aborts, and the next use of the connection is not', async () => {
  const { driver } = database
  for (let round = 0; round < 5; round += 1) {
    const leaving = new AbortController()
    const asleep = database.within('web', leaving.signal).driver.query('SELECT pg_sleep(600)')
    await expect.poll(async () => (await statementsAtWork(database.driver)).length).toBe(1)
    leaving.abort()
    await expect(asleep).rejects.toMatchObject({ code: '57014' })
    expect((await driver.query('SELECT pg_sleep(0.01), 1 AS n')).rows).toMatchObject([{ n: 1 }])
  }
  const gone = database.within('web', AbortSignal.abort()).driver
  await expect(gone.query('SELECT 1')).rejects.toMatchObject({ name: 'AbortError' })
})

const others = 'FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()'
const idleTransactions = async (driver: Driver) =>
  (await driver.query(`SELECT 1 ${others} AND state = 'idle in transaction'`)).rows
const statementsAtWork = async (driver: Driver) =>
  (await driver.query(`SELECT 1 ${others} AND state = 'active' AND query LIKE '%pg_sleep%'`)).rows
