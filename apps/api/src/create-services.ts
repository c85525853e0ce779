import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { IngestionEngine } from './collect/index.ts'
import type { Limits } from './config.ts'
import type { Database } from './db/index.ts'
import type { FileStorage } from './files/index.ts'
import { createRateLimiter } from './rate-limiter.ts'
import { createAccessTokens } from './secrets/access-tokens.ts'
import { deriveKey } from './secrets/derive-key.ts'
import { createFileAddresses } from './secrets/file-addresses.ts'
import { createPasswordHasher, type PasswordHasher } from './secrets/password-hasher.ts'
import { createSealer } from './secrets/sealer.ts'
import type { RateLimiters, Services } from './services.ts'

export interface ServiceParts {
  readonly database: Database
  readonly storage: FileStorage
  readonly ingestion: Pick<IngestionEngine, 'serverId' | 'wake' | 'idle'>
  readonly clock: Clock
  readonly logger: Logger
  /** Tokens and file addresses are signed with keys derived from it. */
  readonly tokenSecret: Buffer
  readonly sealingKey: Buffer
  readonly limits: Limits
  readonly trustedProxies?: number | undefined
  readonly passwords?: PasswordHasher | undefined
}

const QUARTER_OF_AN_HOUR = 15 * 60

/** Builds the services on their parts. */
export function createServices(parts: ServiceParts): Services {
  const { database, storage, ingestion, clock, logger, limits, tokenSecret, sealingKey, trustedProxies = 0 } = parts
  return {
    database,
    storage,
    ingestion,
    clock,
    logger,
    limits,
    trustedProxies,
    passwords: parts.passwords ?? createPasswordHasher(),
    accessTokens: createAccessTokens(deriveKey(tokenSecret, 'access tokens'), clock),
    fileAddresses: createFileAddresses(deriveKey(tokenSecret, 'file addresses'), clock),
    sealer: createSealer(sealingKey),
    rateLimiters: createRateLimiters(clock),
  }
}

function createRateLimiters(clock: Clock): RateLimiters {
  const limiter = (attempts: number) => createRateLimiter({ attempts, windowSeconds: QUARTER_OF_AN_HOUR }, clock)
  // An office behind one address has many accountants: its clients get more attempts than one account.
  return { signInsOfAddress: limiter(10), signInsOfClient: limiter(50), rucChecks: limiter(60) }
}
