import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

/** Name of the database that fresh ones are copies of. */
export const MIGRATED = 'migrated' as const

/** The address of a database on the server of an address. */
export function urlOf(serverUrl: string, database: string): string {
  return serverUrl.replace('/postgres?', `/${database}?`)
}

/** A database on the server that the test files share. */
export interface FreshDatabase {
  readonly url: string
  /** Ends every connection to it. */
  readonly drop: () => Promise<void>
}

/** A database at the newest schema without rows; with `template0` one without a schema. */
export async function freshPostgres(template: typeof MIGRATED | 'template0' = MIGRATED): Promise<FreshDatabase> {
  const server = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await run(server, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  return {
    url: urlOf(server, name),
    drop: () => run(server, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

async function run(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
