import { fileURLToPath } from 'node:url'
import { startPostgres } from '@contapro/postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { MIGRATED, urlOf } from './fresh-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A server with an empty database at the newest schema, `MIGRATED`. */
    readonly postgresUrl: string
  }
}

const migrationsFolder = fileURLToPath(new URL('../src/platform/db/migrations', import.meta.url))

/** One server for all test files, each of which has databases of its own: starting one takes seconds, copying a database a part of one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  const client = new Client({ connectionString: server.url })
  await client.connect()
  await client.query(`CREATE DATABASE ${MIGRATED}`)
  await client.end()
  const migrated = new Client({ connectionString: urlOf(server.url, MIGRATED) })
  await migrated.connect()
  await migrate(drizzle({ client: migrated }), { migrationsFolder })
  await migrated.end()
  project.provide('postgresUrl', server.url)
  return () => server.stop()
}
