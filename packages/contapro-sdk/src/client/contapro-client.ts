import { type ClientEvents, createClientEvents } from '../events/client-events.ts'
import { type ContaproSession, createContaproSession } from '../session/contapro-session.ts'
import { accessTokens } from './access-tokens.ts'
import type { Caller } from './call.ts'
import { createCaller } from './caller.ts'
import type { ContaproClientOptions } from './contapro-client-options.ts'
import { hostHttp } from './host-http.ts'
import { createHttpClient, type HttpClient } from './http-client.ts'
import { defaultRetryPolicy } from './retry-policy.ts'
import { createRunCall } from './run-call.ts'

/** The API at one address, under one session. The calls are functions that take it: `listBusinesses(client)`; `contaproApi(client)` has them all. */
export interface ContaproClient {
  /** First part of every cache key: ['contapro', client, session]. Two clients, or two sessions, never mix. */
  readonly key: readonly ['contapro', string, string]
  readonly baseUrl: string
  readonly session: ContaproSession
  readonly events: ClientEvents
  /** Sends one call of the contract, typed by `openapi/`. The calls are made of it. */
  readonly call: Caller
  /**
   * The client of openapi-fetch, typed by `openapi/`, for requests that have no function: `client.http.GET('/app/internal/me')`. Its requests
   * have the token, the renewal, the retries and the time limit of every call. Resolves with `data` or with `error`, a `ContaproError`;
   * rejects with a `ContaproError` if there was no answer. Middleware of `http.use` also runs in the calls.
   */
  readonly http: HttpClient
}

let clientsMade = 0

/** Makes a client. Nothing is sent, and no global of the browser is touched but the storage that the session reads. */
export function createContaproClient(options: ContaproClientOptions): ContaproClient {
  const { baseUrl, getAccessToken, retry } = options
  const id = options.id ?? String(++clientsMade)
  const session = options.session ?? createContaproSession()
  const tokens = accessTokens(session, getAccessToken, options.refreshAccessToken)
  const run = createRunCall({
    tokens,
    retry: { ...defaultRetryPolicy, ...(retry === false ? { retries: 0 } : retry) },
    timeoutMs: options.timeoutMs,
    onUnauthorized: (token, { route }) => {
      // A late answer to a token that is gone says nothing about the one in use.
      if (!tokens.isInUse(token)) return
      if (route === 'GET /app/internal/me' && !getAccessToken) session.forgetUser(token)
      else if (session.expire(token)) events.tell({ type: 'session-expired' })
    },
    onFailure: ({ operation }, error) => events.tell({ type: 'call-failed', operation, error }),
  })
  const http = createHttpClient(baseUrl, options.fetch)
  const call = createCaller({ baseUrl, hostFetch: options.fetch, http, run })
  const events = createClientEvents({ options, session, call, accessToken: () => tokens.current() })
  return {
    get key() {
      return ['contapro', id, getAccessToken ? 'host' : session.auth.getSnapshot().sessionId] as const
    },
    baseUrl,
    session,
    events,
    call,
    http: hostHttp(http, run),
  }
}
