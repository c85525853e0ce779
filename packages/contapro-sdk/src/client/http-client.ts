import createClient, { type Client, type Middleware } from 'openapi-fetch'
import type { paths } from '../generated/contract.gen.ts'
import type { CallAnswer } from './call.ts'
import { type ContaproFetch, networkFetch } from './network-fetch.ts'

/** The typed client of openapi-fetch, for the contract. */
export type HttpClient = Client<paths>

/** Options of one request, as openapi-fetch takes them. */
export interface HttpInit {
  readonly signal?: AbortSignal | null
  readonly middleware?: readonly Middleware[]
  readonly [option: string]: unknown
}

type HttpRequest = (method: string, path: string, init: HttpInit) => Promise<CallAnswer>

/** Creates the typed client. `fetch` is looked up at each request, because MSW may replace it later. */
export function createHttpClient(baseUrl: string, hostFetch: ContaproFetch | undefined): HttpClient {
  const http = createClient<paths>({ baseUrl, fetch: (request) => networkFetch(hostFetch)(request) })
  http.use(requestId)
  return http
}

/** Sends one request with a token, or without one. */
export function requestOnce(
  http: HttpClient,
  route: string,
  init: HttpInit,
  token: string | null | undefined,
): Promise<CallAnswer> {
  const [method = '', path = ''] = route.split(' ')
  // The types of the contract are gone at run time.
  const request = http.request as unknown as HttpRequest
  return request(method, path, { ...init, middleware: [...(init.middleware ?? []), authorization(token)] })
}

/** Names the request in the log of the server. */
const requestId: Middleware = {
  onRequest({ request, id }) {
    request.headers.set('x-request-id', id)
  },
}

const authorization = (token: string | null | undefined): Middleware => ({
  onRequest({ request }) {
    if (typeof token === 'string') request.headers.set('authorization', `Bearer ${token}`)
  },
})
