import type { HttpBindings } from '@hono/node-server'
import type { RequestContext, Services } from '../ports/services.ts'
import type { Operation } from './contract/operations.ts'

/** What a handler finds in its context. */
export interface ApiEnv {
  /** Node's request and answer; absent where a test calls the app without a server. */
  Bindings: Partial<HttpBindings>
  Variables: {
    services: Services
    /** Only on calls that carry a token. */
    ctx: RequestContext
    requestId: string
    /** The contract's operation, once a route was found. */
    operation: Operation | undefined
  }
}
