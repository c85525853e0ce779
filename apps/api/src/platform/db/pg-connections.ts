import { Pool, type PoolClient } from 'pg'
import { errorCodes } from '../errors/error-codes.ts'
import type { CallLimits } from './call-limits.ts'
import { ConnectionLostError } from './connection-lost-error.ts'

/** SQLSTATE classes 08 (connection) and 57P (shutdown): the connection ends with such an error. */
const FATAL = /^(08...|57P..)$/

/** How much later than its limit a statement is given up: PostgreSQL ends it in time, unless the network swallows its answers. */
const GRACE_MS = 5000

/** Connections to a PostgreSQL server for one kind of call. */
export interface Connections {
  /**
   * Lends a connection. Throws `ConnectionLostError` when there is none within the limit, or when it breaks meanwhile. A statement
   * under way is cancelled (SQLSTATE 57014) when the signal aborts.
   */
  use<T>(work: (client: PoolClient) => Promise<T>, signal?: AbortSignal): Promise<T>
  /** Breaks the connection when the work on it takes longer than a statement may. */
  bounded<T>(client: PoolClient, work: () => Promise<T>): Promise<T>
  /** Ends a transaction that failed; a connection that cannot do so is not lent again. */
  rollBack(client: PoolClient): Promise<void>
  end(): Promise<void>
}

export function createConnections(connectionString: string, limits: CallLimits): Connections {
  const pool = new Pool({
    connectionString,
    max: limits.connections,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleMs,
    keepAlive: true,
  })
  // An `error` event that nobody listens to ends the process. The pool listens to idle connections only.
  pool.on('error', () => undefined)
  const lost = new WeakMap<PoolClient, Error>()
  pool.on('connect', (client) => client.on('error', (error) => lost.set(client, error)))
  const cancelling = new Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: limits.connectMs,
    query_timeout: GRACE_MS,
  })
  cancelling.on('error', () => undefined)
  const bounded: Connections['bounded'] = async (client, work) => {
    const timer = setTimeout(() => client.connection.stream.destroy(), limits.statementMs + GRACE_MS)
    return work().finally(() => clearTimeout(timer))
  }
  return {
    bounded,
    async use(work, signal) {
      signal?.throwIfAborted()
      const client = await pool.connect().catch((error: unknown) => {
        throw new ConnectionLostError(error)
      })
      const cancellation = cancelOnAbort(client, cancelling, signal)
      try {
        return await work(client)
      } catch (error) {
        if (errorCodes(error).some((code) => FATAL.test(code))) lost.set(client, error as Error)
        throw lost.has(client) ? new ConnectionLostError(lost.get(client)) : error
      } finally {
        await cancellation.end()
        client.release(lost.get(client))
      }
    },
    async rollBack(client) {
      await bounded(client, () => client.query('ROLLBACK')).catch((error: Error) => lost.set(client, error))
    },
    async end() {
      await Promise.all([pool.end(), cancelling.end()])
    },
  }
}

/** Cancels what the connection does when the signal aborts. `end` waits until that cannot hit the next use of the connection. */
function cancelOnAbort(client: PoolClient, pool: Pool, signal?: AbortSignal): { end(): Promise<unknown> } {
  let sent: Promise<unknown> | undefined
  const cancel = (): void => {
    const { processID } = client as PoolClient & { readonly processID: number }
    sent = pool.query('SELECT pg_cancel_backend($1)', [processID]).catch(() => undefined)
  }
  signal?.addEventListener('abort', cancel, { once: true })
  return {
    async end() {
      signal?.removeEventListener('abort', cancel)
      await sent
    },
  }
}
