import type { PGlite } from '@electric-sql/pglite'
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite'
import type { Driver, QueryOptions, Session } from './driver.ts'

/** Typed queries by drizzle, the same on both databases. */
export type Db = PgliteDatabase

/** drizzle's PGlite driver only calls query and transaction: the port is enough, for both databases. */
export function overDriver(driver: Pick<Driver, 'query' | 'transaction'>): Db {
  const client = {
    query: query(driver),
    transaction: <T>(fn: (tx: object) => Promise<T>) => driver.transaction((tx) => fn({ query: query(tx) })),
  }
  return drizzle({ client: client as unknown as PGlite })
}

const query = (s: Pick<Session, 'query'>) => (sql: string, params: unknown[], o?: QueryOptions) =>
  s.query(sql, params, { rowMode: o?.rowMode })
