import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
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
/** How long a body may go on after its answer was sent. */
const UNREAD_BODY_MS = 2_000
const CLOSING_TIMEOUT_MS = 10_000

/** Listens. Throws Node's error (EADDRINUSE, EACCES) when the port cannot be had. */
export async function listen(fetch: Fetch, { port, host }: { port: number; host: string }): Promise<Listener> {
  const server = createAdaptorServer({ fetch, serverOptions: { requestTimeout: REQUEST_TIMEOUT_MS } }) as Server
  server.on('request', closeUnreadBody)
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

/**
 * Ends the connection of a client that goes on sending a body after its answer: it would hold the connection for hours. The adapter
 * does so too, but not for GET, and not for a stream that was broken off.
 */
function closeUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  // A stream that was broken off has lost its socket by then.
  const { socket } = request
  response.once('finish', () => {
    if (request.complete) return
    const timer = setTimeout(() => request.complete || socket.destroy(), UNREAD_BODY_MS)
    request.once('close', () => clearTimeout(timer))
  })
}

/** What a person on this machine types. */
function displayName(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
