import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase, type Session } from '../../../src/platform/db/index.ts'
import { freshPostgres } from '../../../test-kit/fresh-postgres.ts'

let database: Database
/** Ends the other connections to the database. */
let admin: Client
let drop: () => Promise<void>
beforeAll(async () => {
  const fresh = await freshPostgres()
  drop = fresh.drop
  database = await openDatabase({ url: fresh.url })
  await database.driver.query('CREATE TABLE written (n int)')
  admin = new Client({ connectionString: fresh.url })
  await admin.connect()
})
afterAll(async () => {
  await database?.close()
  await admin?.end()
  await drop?.()
})

const others = 'FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()'
const endConnections = () => admin.query(`SELECT pg_terminate_backend(pid) ${others}`)

/** Ends the connections once a statement is at work. */
async function endDuring(text: string): Promise<void> {
  const atWork = `SELECT 1 ${others} AND state = 'active' AND query LIKE $1`
  await expect.poll(async () => (await admin.query(atWork, [`%${text}%`])).rowCount).toBe(1)
  await endConnections()
}

/** Ends the connections and waits until a session has noticed. */
async function endBefore(tx: Session): Promise<void> {
  await endConnections()
  const alive = () =>
    tx.query('SELECT 1').then(
      () => true,
      () => false,
    )
  await expect.poll(alive).toBe(false)
}

const write = (tx: Session) => tx.query('INSERT INTO written VALUES (1)')

const losses: Record<string, () => Promise<unknown>> = {
  'in a statement': () => Promise.all([database.driver.query('SELECT pg_sleep(600)'), endDuring('pg_sleep')]),
  'in a statement of a transaction': () =>
    database.driver.transaction(async (tx) => {
      await write(tx)
      await Promise.all([tx.query('SELECT pg_sleep(600)'), endDuring('pg_sleep')])
    }),
  'between two statements of a transaction': () =>
    database.driver.transaction(async (tx) => {
      await write(tx)
      await endBefore(tx)
      await write(tx)
    }),
  'before the end of a transaction': () =>
    database.driver.transaction(async (tx) => {
      await write(tx)
      await endBefore(tx)
    }),
  'in a copy of rows': () => {
    const state = { isOver: false }
    function* rows(): Generator<Uint8Array<ArrayBuffer>> {
      while (!state.isOver) yield Buffer.from('1\n'.repeat(10_000))
    }
    const copy = database.driver.copyRows('written', ['n'], rows())
    return Promise.all([copy, endDuring('COPY').finally(() => (state.isOver = true))])
  },
}

test.each(Object.entries(losses))(
  'a connection that is lost %s fails that call alone, and nothing is written',
  async (_, lose) => {
    const failure = await lose().then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(failure).toMatchObject({ name: 'Error', code: '08006' })
    expect((await database.driver.query('SELECT n FROM written')).rows).toEqual([])
  },
)

test('a server that lost the connection of its presence is announced again', async () => {
  const serverId = crypto.randomUUID()
  await database.driver.announce(serverId)
  await endConnections()
  await expect.poll(() => database.driver.isGone(serverId)).toBe(true)
  await expect.poll(() => database.driver.isGone(serverId)).toBe(false)
})
