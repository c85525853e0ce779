import { Agent, get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'

/** Asks a server for a path. Throws when the answer is not 200. */
export type HttpCaller = (path: string) => Promise<void>

/** Calls over one connection that stays open, as a browser's does; answers are taken whole, and nothing is done with them. */
export function createHttpCaller(url: string, token: string): HttpCaller {
  const options = {
    agent: new Agent({ keepAlive: true, maxSockets: 1 }),
    headers: { authorization: `Bearer ${token}` },
  }
  return async (path) => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${url}${path}`, options, resolve).on('error', reject)
    })
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${await text(answer)}`)
    await finished(answer.resume())
  }
}
