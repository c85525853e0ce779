import type { Logger } from 'pino'
import type { RateLimiters } from '../attempts/rate-limiters.ts'
import type { Captcha } from '../captcha/captcha.ts'
import type { Clock } from '../clock/clock.ts'
import type { Limits } from '../config.ts'
import type { Database } from '../db/index.ts'
import type { FileStorage } from '../files/index.ts'
import type { Contract } from '../http/contract/contract-values.ts'
import type { Mail } from '../mail/mail.ts'
import type { MailJobs } from '../mail/mail-jobs.ts'
import type { PrintedVouchers } from '../print/printed-vouchers.ts'
import type { AccessTokens } from '../secrets/access-tokens.ts'
import type { EmailConfirmations } from '../secrets/email-confirmations.ts'
import type { FileAddresses, FileSignatures } from '../secrets/file-addresses.ts'
import type { Handovers } from '../secrets/handovers.ts'
import type { PasswordHasher } from '../secrets/password-hasher.ts'
import type { Sealer } from '../secrets/sealer.ts'
import type { CollectionJobs } from './collection-jobs.ts'
import type { Collector } from './collector.ts'
import type { Ingestion } from './ingestion.ts'
import type { KnownDevices } from './known-devices.ts'
import type { OpenSessions } from './open-sessions.ts'

/** What the verbs work with. Made once when the server starts, or by a test. */
export interface Services {
  readonly database: Database
  readonly storage: FileStorage
  readonly printedVouchers: PrintedVouchers
  readonly ingestion: Ingestion
  readonly clock: Clock
  readonly logger: Logger
  readonly passwords: PasswordHasher
  readonly accessTokens: AccessTokens
  readonly openSessions: OpenSessions
  readonly knownDevices: KnownDevices
  readonly fileSignatures: FileSignatures
  readonly handovers: Handovers
  readonly emailConfirmations: EmailConfirmations
  /** Keys that partners' servers call with; none lets nobody in. */
  readonly partnerKeys: readonly string[]
  readonly sealer: Sealer
  readonly rateLimiters: RateLimiters
  readonly limits: Limits
  readonly mail: Mail
  readonly mailJobs: MailJobs
  readonly recovery: Recovery
  readonly captcha: Captcha
  /** By plan_type. */
  readonly plans: readonly Contract<'plan'>[]
  /** Brings companies' data; undefined where they are only uploaded. */
  readonly collector: Collector | undefined
  readonly collections: CollectionJobs
  /** How long SUNAT is waited for when credentials are tried. */
  readonly credentialCheckMs: number
  /** How many proxies of ours stand before the server. */
  readonly trustedProxies: number
}

/** Recovery links. */
export interface Recovery {
  /** How long a link holds. */
  readonly minutes: number
  /** Where browsers find the web app: a link in a mail never follows what a request calls itself. */
  publicUrl(): string
}

/** The services and on whose behalf they work: the first argument of every verb behind a token. */
export interface RequestContext extends Services {
  readonly accountantUuid: string
  readonly sessionUuid: string
  /** The epoch of the account: a new password begins the next one. */
  readonly sessionEpoch: number
  /** Signs in this epoch. */
  readonly fileAddresses: FileAddresses
}
