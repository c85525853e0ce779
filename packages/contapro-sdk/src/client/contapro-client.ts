import createApi from 'openapi-fetch'
import { type BusinessesResource, businessesResource } from '../businesses/businesses-resource.ts'
import type { Credentials, SignInAnswer } from '../contract/contract.ts'
import { type DashboardResource, dashboardResource } from '../dashboard/dashboard-resource.ts'
import type { paths } from '../generated/contract.gen.ts'
import { type ContaproSession, createContaproSession } from '../session/contapro-session.ts'
import { type TaxPeriodsResource, taxPeriodsResource } from '../tax-periods/tax-periods-resource.ts'
import { type UploadsResource, uploadsResource } from '../uploads/uploads-resource.ts'
import { signIn } from '../users/sign-in.ts'
import { type UsersResource, usersResource } from '../users/users-resource.ts'
import { type VouchersResource, vouchersResource } from '../vouchers/vouchers-resource.ts'
import type { ApiParts } from './api-parts.ts'
import { type CallOptions, createCaller } from './caller.ts'
import type { ContaproEvent, ContaproEventListener } from './client-event.ts'
import { type ContaproFetch, networkFetch } from './network-fetch.ts'
import { defaultRetryPolicy, type RetryPolicy } from './retry-policy.ts'

/** Options of a client; only the API's address is needed. */
export interface ContaproClientOptions {
  /** Address of the API without the paths of the contract: 'https://api.example.pe', or '' for the page's own origin. */
  readonly baseUrl: string
  /**
   * The host's own access token, asked for at each call. Without it the session's token is used, as sign-in left it.
   * A host that changes the accountant makes a new client: the cache belongs to one.
   */
  readonly getAccessToken?: () => string | null | undefined | Promise<string | null | undefined>
  /** Session to use instead of one in the browser's storage. */
  readonly session?: ContaproSession
  /** Stands for the platform's `fetch` in every call. */
  readonly fetch?: ContaproFetch
  /** Limit of one attempt in milliseconds. Default: none, as specified; uploads and downloads never have one. */
  readonly timeoutMs?: number
  /** How reads are tried again; false switches it off. */
  readonly retry?: Partial<RetryPolicy> | false
  /** Hears what happens, in the background. */
  readonly onEvent?: ContaproEventListener
  /** Names this client in cache keys. Default: a number. Set it where a server and a browser share a cache. */
  readonly id?: string
}

/** The session of a client, with the calls that start and end it. */
export interface ClientSession extends ContaproSession {
  /** Signs in; fails with 401 USER_PASSWORD_INCORRECT, 429 after too many attempts. */
  readonly signIn: (credentials: Credentials, options?: CallOptions) => Promise<SignInAnswer>
  /** Ends the session in this browser. */
  readonly signOut: () => void
}

/** The calls of Contapro by resource, each cancellable and failing only with `ContaproError`. */
export interface ContaproClient {
  /** First part of every cache key: ['contapro', client, session]. Two clients, or two sessions, never mix. */
  readonly key: readonly ['contapro', string, string]
  readonly baseUrl: string
  readonly session: ClientSession
  readonly users: UsersResource
  readonly businesses: BusinessesResource
  readonly taxPeriods: TaxPeriodsResource
  readonly dashboard: DashboardResource
  readonly vouchers: VouchersResource
  readonly uploads: UploadsResource
}

let clientsMade = 0

/** Makes a client. Nothing is sent, and no global of the browser is touched but the storage that the session reads. */
export function createContaproClient(options: ContaproClientOptions): ContaproClient {
  const { baseUrl, getAccessToken } = options
  const id = options.id ?? String(++clientsMade)
  const session = options.session ?? createContaproSession()
  const parts = createApiParts(options, session)
  const emit = eventSender(options.onEvent)
  return {
    get key() {
      return ['contapro', id, getAccessToken ? 'host' : session.auth.getSnapshot().sessionId] as const
    },
    baseUrl,
    session: {
      ...session,
      signIn: async (credentials, callOptions) => {
        const answer = await signIn(parts, credentials, callOptions)
        emit({ type: 'signed-in', sessionId: session.auth.getSnapshot().sessionId })
        return answer
      },
      signOut: () => {
        session.logOut()
        emit({ type: 'signed-out' })
      },
    },
    users: usersResource(parts),
    businesses: businessesResource(parts),
    taxPeriods: taxPeriodsResource(parts),
    dashboard: dashboardResource(parts),
    vouchers: vouchersResource(parts),
    uploads: uploadsResource(parts),
  }
}

function createApiParts(options: ContaproClientOptions, session: ContaproSession): ApiParts {
  const { baseUrl } = options
  const fetch = networkFetch(options.fetch)
  const emit = eventSender(options.onEvent)
  const call = createCaller({
    getAccessToken: options.getAccessToken
      ? hostToken(options.getAccessToken, session)
      : () => session.auth.getSnapshot().accessToken,
    retry:
      options.retry === false ? { ...defaultRetryPolicy, retries: 0 } : { ...defaultRetryPolicy, ...options.retry },
    timeoutMs: options.timeoutMs,
    onUnauthorized: (token, operation) => {
      if (operation === 'getMe' && !options.getAccessToken) session.forgetUser(token)
      else if (session.expire(token)) emit({ type: 'session-expired' })
    },
    onFailure: (operation, error) => emit({ type: 'call-failed', operation, error }),
  })
  return { api: createApi<paths>({ baseUrl, fetch }), call, session, baseUrl, fetch, hasOwnFetch: !!options.fetch }
}

/** The host's token; a new one ends the expiry of the one before. */
function hostToken(
  getAccessToken: NonNullable<ContaproClientOptions['getAccessToken']>,
  session: ContaproSession,
): () => Promise<string | undefined> {
  let last: string | undefined
  return async () => {
    const token = (await getAccessToken()) ?? undefined
    if (token !== last) session.renew()
    last = token
    return token
  }
}

/** A listener that is slow or throws is the host's affair: no call waits for it or fails by it. */
function eventSender(listener: ContaproEventListener | undefined): (event: ContaproEvent) => void {
  return (event) => {
    if (listener) queueMicrotask(() => listener(event))
  }
}
