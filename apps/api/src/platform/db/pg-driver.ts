import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { types as defaults, type PoolClient, type QueryConfig } from 'pg'
import { from, to } from 'pg-copy-streams'
import { type CallKind, type CallLimits, callLimits } from './call-limits.ts'
import {
  copyOutStatement,
  copyStatement,
  type Driver,
  type QueryOptions,
  type QueryResult,
  type Session,
  textTypes,
} from './driver.ts'
import { type Connections, createConnections } from './pg-connections.ts'
import { createPresence } from './pg-presence.ts'

const asText = (value: string): string => value
const types = {
  getTypeParser: (id: Parameters<typeof defaults.getTypeParser>[0], format?: 'text') =>
    textTypes.includes(id) ? asText : defaults.getTypeParser(id, format),
}

/**
 * A PostgreSQL server, 16 and up. Each kind of call has connections and limits of its own. A lost connection fails the calls that
 * use it with `ConnectionLostError`, and nothing else.
 */
export async function openPostgres(
  connectionString: string,
  limits: Readonly<Record<CallKind, CallLimits>> = callLimits,
): Promise<Driver> {
  const opened = new Map<CallKind, Connections>()
  const connectionsFor = (kind: CallKind): Connections => {
    const connections = opened.get(kind) ?? createConnections(connectionString, limits[kind])
    opened.set(kind, connections)
    return connections
  }
  const presence = createPresence(connectionString)
  const within = (callKind: CallKind, signal?: AbortSignal): Driver => {
    const connections = connectionsFor(callKind)
    const transaction: Driver['transaction'] = (fn) =>
      connections.use(async (client) => {
        const tx = session(client, connections)
        await tx.query('BEGIN')
        try {
          const r = await fn(tx)
          await tx.query('COMMIT')
          return r
        } catch (e) {
          await connections.rollBack(client)
          throw e
        }
      }, signal)
    return {
      kind: 'postgres',
      within,
      query: (...a) => connections.use((client) => session(client, connections).query(...a), signal),
      transaction,
      copyRows: (...a) => transaction((tx) => tx.copyRows(...a)),
      copyOut: (select) => connections.use((client) => session(client, connections).copyOut(select), signal),
      announce: presence.announce,
      isGone: (serverId) =>
        transaction(async (tx) => {
          const sql = 'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS gone'
          return (await tx.query<{ gone: boolean }>(sql, [serverId])).rows[0]?.gone === true
        }),
      async close() {
        await presence.end()
        await Promise.all([...opened.values()].map((each) => each.end()))
      },
    }
  }
  return within('web')
}

function session(client: PoolClient, connections: Connections): Session {
  return {
    async query<T>(text: string, values: readonly unknown[] = [], options?: QueryOptions): Promise<QueryResult<T>> {
      const rowMode = options?.rowMode === 'array' ? { rowMode: 'array' as const } : {}
      const config = { text, values: [...values], types, ...rowMode } as QueryConfig
      const r = await connections.bounded(client, () => client.query(config))
      return { rows: r.rows as T[], affectedRows: r.rowCount ?? 0 }
    },
    async copyRows(table, columns, chunks) {
      const sink = client.query(from(copyStatement(table, columns, 'STDIN')))
      await connections.bounded(client, () => pipeline(Readable.from(chunks), sink))
      return sink.rowCount
    },
    async copyOut(select) {
      const source = client.query(to(copyOutStatement(select, 'STDOUT')))
      return new Uint8Array(await connections.bounded(client, () => buffer(source)))
    },
  }
}
