import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../src/platform/db/index.ts'
import { freshPostgres } from './fresh-postgres.ts'

/** Embedded databases of this process that no test uses now: to empty one takes a tenth of the time of opening one. */
const unused: Database[] = []

export const databaseKinds = ['pglite', 'postgres'] as const
export type DatabaseKind = (typeof databaseKinds)[number]

/** An empty database at the newest schema, which nobody else uses: embedded in memory, or on a real server. */
export async function openTestDatabase(kind: DatabaseKind): Promise<Database> {
  return kind === 'pglite' ? openReusedPglite() : openFreshDatabase('postgres')
}

/** For a test that changes the schema. */
export async function openFreshDatabase(kind: DatabaseKind): Promise<Database> {
  if (kind === 'pglite') return openDatabase({ image: new Uint8Array(readFileSync(inject('databaseImage'))) })
  const { url, drop } = await freshPostgres()
  const database = await openDatabase({ url })
  return {
    ...database,
    async close() {
      await database.close()
      await drop()
    },
  }
}

async function openReusedPglite(): Promise<Database> {
  const database = unused.pop() ?? (await openFreshDatabase('pglite'))
  return {
    ...database,
    async close() {
      await empty(database)
      unused.push(database)
    },
  }
}

async function empty({ driver }: Database): Promise<void> {
  const { rows } = await driver.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
  )
  await driver.query(`TRUNCATE ${rows.map(({ name }) => name).join(', ')} RESTART IDENTITY CASCADE`)
}
