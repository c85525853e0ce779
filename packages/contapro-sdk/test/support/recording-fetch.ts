import type { ContaproFetch } from '../../src/index.ts'

/** A request as it went out. */
export interface SentRequest {
  readonly method: string
  readonly path: string
  readonly query: Record<string, string>
  readonly authorization: string | null
  readonly body: string
}

/** One answer of the network: a response, or a failure to be thrown. */
export type NextAnswer = Response | Error | (() => Response | Promise<Response>)

/** Stands for the network: keeps what was sent and gives the answers in turn, the last one again and again. */
export function recordingFetch(...answers: readonly NextAnswer[]): ContaproFetch & { readonly sent: SentRequest[] } {
  const sent: SentRequest[] = []
  const fetch = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    sent.push({
      method: request.method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      authorization: request.headers.get('authorization'),
      body: request.body ? await request.clone().text() : '',
    })
    const answer = answers[Math.min(sent.length, answers.length) - 1]
    if (answer instanceof Error) throw answer
    if (typeof answer === 'function') return await answer()
    return (answer ?? Response.json({})).clone()
  }
  return Object.assign(fetch, { sent })
}
