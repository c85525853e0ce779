import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { IngestionEngine } from './collect/index.ts'
import type { Limits } from './config.ts'
import type { Database } from './db/index.ts'
import type { FileStorage } from './files/index.ts'
import type { RateLimiter } from './rate-limiter.ts'
import type { AccessTokens } from './secrets/access-tokens.ts'
import type { FileAddresses } from './secrets/file-addresses.ts'
import type { PasswordHasher } from './secrets/password-hasher.ts'
import type { Sealer } from './secrets/sealer.ts'

/** What the verbs work with. Made once when the server starts, or by a test. */
export interface Services {
  readonly database: Database
  readonly storage: FileStorage
  readonly ingestion: Pick<IngestionEngine, 'serverId' | 'wake' | 'idle'>
  readonly clock: Clock
  readonly logger: Logger
  readonly passwords: PasswordHasher
  readonly accessTokens: AccessTokens
  readonly fileAddresses: FileAddresses
  readonly sealer: Sealer
  readonly rateLimiters: RateLimiters
  readonly limits: Limits
  /** How many proxies of ours stand before the server. */
  readonly trustedProxies: number
}

/** Who may try what how often. */
export interface RateLimiters {
  /** Failed sign-ins for one e-mail address. */
  readonly signInsOfAddress: RateLimiter
  /** Failed sign-ins from one client. */
  readonly signInsOfClient: RateLimiter
  /** RUC checks by one accountant. */
  readonly rucChecks: RateLimiter
}

/** The services and on whose behalf they work: the first argument of every verb behind a token. */
export interface RequestContext extends Services {
  readonly accountantUuid: string
  readonly sessionUuid: string
}
