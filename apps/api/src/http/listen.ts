import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'

export interface Listener {
  readonly url: string
  /** Takes no more requests and waits for those under way, for ten seconds at most. */
  close(): Promise<void>
}

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch']

/** The body of a large upload over a slow line takes its time; headers must come within Node's own minute. */
const REQUEST_TIMEOUT_MS = 2 * 60 * 60 * 1000
const CLOSING_TIMEOUT_MS = 10_000

/** Listens. Throws Node's error (EADDRINUSE, EACCES) when the port cannot be had. */
export async function listen(fetch: Fetch, { port, host }: { port: number; host: string }): Promise<Listener> {
  const server = createAdaptorServer({ fetch, serverOptions: { requestTimeout: REQUEST_TIMEOUT_MS } }) as Server
  server.listen(port, host)
  await once(server, 'listening')
  const { port: chosen } = server.address() as AddressInfo
  return {
    url: `http://${displayName(host)}:${chosen}`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeIdleConnections()
      const timeout = setTimeout(() => server.closeAllConnections(), CLOSING_TIMEOUT_MS)
      await closed
      clearTimeout(timeout)
    },
  }
}

/** What a person on this machine types. */
function displayName(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
