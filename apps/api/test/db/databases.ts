import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import { openDatabase, type Database } from '../../src/db/index.ts'
import { freshPostgres } from './fresh-postgres.ts'

export const databaseKinds = ['pglite', 'postgres'] as const
export type DatabaseKind = (typeof databaseKinds)[number]

/** A fresh database of its own at the newest schema: embedded in memory, or on a real server. */
export async function openTestDatabase(kind: DatabaseKind): Promise<Database> {
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
