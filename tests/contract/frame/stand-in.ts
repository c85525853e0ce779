import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a stand-in answers; JSON unless the body is a text. */
export interface StandInAnswer {
  readonly status: number
  readonly body?: unknown
}

/** A server that gives one answer, whatever is asked: for calls whose route is still to come. */
export async function startStandIn({
  status,
  body,
}: StandInAnswer): Promise<AsyncDisposable & { readonly url: string }> {
  const isText = typeof body === 'string'
  const content = isText || body === undefined ? body : JSON.stringify(body)
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      if (content === undefined) response.writeHead(status)
      else response.writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json' })
      response.end(content)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
