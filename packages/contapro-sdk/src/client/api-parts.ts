import type { Client } from 'openapi-fetch'
import type { paths } from '../generated/contract.gen.ts'
import type { ContaproSession } from '../session/contapro-session.ts'
import type { Caller } from './caller.ts'
import type { ContaproFetch } from './network-fetch.ts'

/** What the resources of a client are made of. */
export interface ApiParts {
  readonly api: Client<paths>
  readonly call: Caller
  readonly session: ContaproSession
  readonly baseUrl: string
  readonly fetch: ContaproFetch
  /** The host brought its own `fetch`. */
  readonly hasOwnFetch: boolean
}
