import { readFileSync } from 'node:fs'
import { startPostgres } from '@contapro/postgres'
import { inject } from 'vitest'
import { openDatabase, type Database } from '../../src/db/index.ts'

export const databaseKinds = ['pglite', 'postgres'] as const
export type DatabaseKind = (typeof databaseKinds)[number]

/** A fresh database of its own: embedded in memory, or a real server in a temporary folder. */
export async function openTestDatabase(kind: DatabaseKind): Promise<Database> {
  if (kind === 'pglite') return openDatabase({ image: new Uint8Array(readFileSync(inject('databaseImage'))) })
  const server = await startPostgres()
  const database = await openDatabase({ url: server.url })
  return {
    ...database,
    async close() {
      await database.close()
      await server.stop()
    },
  }
}
