import { Client } from 'pg'

/** How long to wait before a lost connection is tried again, in milliseconds. */
const RETRY_MS = 1000

/** How long to wait for a connection and for its lock, in milliseconds. */
const PATIENCE_MS = 10_000

/** A connection of its own that holds a lock for as long as this process lives, and comes back when it breaks. */
export function createPresence(connectionString: string) {
  let client: Client | undefined
  let isEnding = false
  const announce = async (serverId: string): Promise<void> => {
    const next = new Client({
      connectionString,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
    })
    next.on('error', () => undefined)
    next.on('end', () => {
      if (!isEnding) setTimeout(() => void announce(serverId).catch(() => undefined), RETRY_MS).unref()
    })
    await next.connect()
    try {
      await next.query('SELECT pg_advisory_lock_shared(hashtextextended($1, 0))', [serverId])
    } catch (error) {
      // Without the lock the connection is of no use; its end brings the next try.
      void next.end()
      throw error
    }
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
