import { Agent, get } from 'node:http'
import { text } from 'node:stream/consumers'

/** Asks a server for a path. Throws when the answer is not 200. */
export type HttpCaller = (path: string) => Promise<void>

/** Calls over one connection that stays open, as a browser's does. */
export function createHttpCaller(url: string, token: string): HttpCaller {
  const options = {
    agent: new Agent({ keepAlive: true, maxSockets: 1 }),
    headers: { authorization: `Bearer ${token}` },
  }
  return async (path) => {
    const { status, body } = await new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      get(`${url}${path}`, options, (answer) => {
        text(answer).then((read) => resolve({ status: answer.statusCode, body: read }), reject)
      }).on('error', reject)
    })
    if (status !== 200) throw new Error(`${path} answered ${status}: ${body}`)
  }
}
