import type { ContaproEventListener } from '../events/contapro-event.ts'
import type { ContaproSession } from '../session/contapro-session.ts'
import type { GetAccessToken, RefreshAccessToken } from './access-tokens.ts'
import type { ContaproClock } from './contapro-clock.ts'
import type { ContaproFetch } from './network-fetch.ts'
import type { RetryPolicy } from './retry-policy.ts'

/** Options of a client; only the API's address is needed. */
export interface ContaproClientOptions {
  /** Address of the API without the paths of the contract: 'https://api.example.pe', or '' for the page's own origin. */
  readonly baseUrl: string
  /**
   * The host's own access token, read at each call. Without it the session's token is used, as sign-in left it.
   * A host that changes the accountant makes a new client: the cache belongs to one.
   */
  readonly getAccessToken?: GetAccessToken
  /** Renews an expired token, so that nobody has to sign in again. Default: none; a 401 flags the session as expired. */
  readonly refreshAccessToken?: RefreshAccessToken
  /** Session to use instead of one in the browser's storage. */
  readonly session?: ContaproSession
  /** Stands for the platform's `fetch` in every call. */
  readonly fetch?: ContaproFetch
  /** Limit of one attempt in milliseconds, a renewal of the token included. Default: none, as specified; uploads and downloads never have one. */
  readonly timeoutMs?: number
  /** How reads are tried again; false switches it off. */
  readonly retry?: Partial<RetryPolicy> | false
  /** Hears what happens, in the background. */
  readonly onEvent?: ContaproEventListener
  /** False keeps events from the accountant's event log; listeners hear them all the same. Default true. */
  readonly eventLog?: boolean
  /** Stands for the platform's time in events and in the ten seconds of a view. */
  readonly clock?: ContaproClock
  /** Names this client in cache keys. Default: a number. Set it where a server and a browser share a cache. */
  readonly id?: string
}
