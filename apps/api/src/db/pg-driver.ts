import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Client, Pool, types as defaults, type PoolClient, type QueryConfig } from 'pg'
import { from } from 'pg-copy-streams'
import { copyStatement, textTypes, type Driver, type QueryOptions, type QueryResult, type Session } from './driver.ts'

const asText = (value: string): string => value
const types = {
  getTypeParser: (id: Parameters<typeof defaults.getTypeParser>[0], format?: 'text') =>
    textTypes.includes(id) ? asText : defaults.getTypeParser(id, format),
}

/** A PostgreSQL server, 16 and up. */
export async function openPostgres(connectionString: string): Promise<Driver> {
  const pool = new Pool({ connectionString })
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  const presence = createPresence(connectionString)
  const transaction: Driver['transaction'] = async (fn) => {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      await client.query('BEGIN')
      const r = await fn(session(client))
      await client.query('COMMIT')
      return r
    } catch (e) {
      await client.query('ROLLBACK').catch((x: Error) => {
        broken = x
      })
      throw e
    } finally {
      client.release(broken)
    }
  }
  return {
    kind: 'postgres',
    query: query(pool),
    transaction,
    copyRows: (...a) => transaction((tx) => tx.copyRows(...a)),
    announce: presence.announce,
    isGone: (serverId) =>
      transaction(async (tx) => {
        const sql = 'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS gone'
        return (await tx.query<{ gone: boolean }>(sql, [serverId])).rows[0]?.gone === true
      }),
    async close() {
      await presence.end()
      await pool.end()
    },
  }
}

const query =
  (client: Pool | PoolClient): Session['query'] =>
  async <T>(text: string, values: readonly unknown[] = [], options?: QueryOptions): Promise<QueryResult<T>> => {
    const rowMode = options?.rowMode === 'array' ? { rowMode: 'array' as const } : {}
    const r = await client.query({ text, values: [...values], types, ...rowMode } as QueryConfig)
    return { rows: r.rows as T[], affectedRows: r.rowCount ?? 0 }
  }

/** How long to wait before a lost connection is tried again, in milliseconds. */
const RETRY_MS = 1000

/** A connection of its own that holds a lock for as long as this process lives, and comes back when it breaks. */
function createPresence(connectionString: string) {
  let client: Client | undefined
  let isEnding = false
  const announce = async (serverId: string): Promise<void> => {
    const next = new Client({ connectionString })
    next.on('error', () => undefined)
    next.on('end', () => {
      if (!isEnding) setTimeout(() => void announce(serverId).catch(() => undefined), RETRY_MS).unref()
    })
    await next.connect()
    await next.query('SELECT pg_advisory_lock_shared(hashtextextended($1, 0))', [serverId])
    client = next
  }
  return {
    announce,
    end: async (): Promise<void> => {
      isEnding = true
      await client?.end()
    },
  }
}

function session(client: PoolClient): Session {
  return {
    query: query(client),
    async copyRows(table, columns, chunks) {
      const sink = client.query(from(copyStatement(table, columns, 'STDIN')))
      await pipeline(Readable.from(chunks), sink)
      return sink.rowCount
    },
  }
}
