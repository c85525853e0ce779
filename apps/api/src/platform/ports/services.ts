import type { Logger } from 'pino'
import type { KnownDevices } from '../../company/accounts/known-devices.ts'
import type { OpenSessions } from '../../company/accounts/open-sessions.ts'
import type { Plan } from '../../company/accounts/plans-on-offer.ts'
import type { Collector } from '../../company/collector.ts'
import type { CollectionJobs } from '../../jobs/collect/collection-jobs.ts'
import type { IngestionEngine } from '../../jobs/queue/ingestion-engine.ts'
import type { ReportJobs } from '../../jobs/report/report-jobs.ts'
import type { RateLimiter } from '../attempts/rate-limiter.ts'
import type { Captcha } from '../captcha/captcha.ts'
import type { Clock } from '../clock/clock.ts'
import type { Limits } from '../config.ts'
import type { Database } from '../db/index.ts'
import type { FileStorage } from '../files/index.ts'
import type { Mail } from '../mail/mail.ts'
import type { MailJobs } from '../mail/mail-jobs.ts'
import type { PrintedVouchers } from '../print/printed-vouchers.ts'
import type { AccessTokens } from '../secrets/access-tokens.ts'
import type { EmailConfirmations } from '../secrets/email-confirmations.ts'
import type { FileAddresses, FileSignatures } from '../secrets/file-addresses.ts'
import type { Handovers } from '../secrets/handovers.ts'
import type { PasswordHasher } from '../secrets/password-hasher.ts'
import type { Sealer } from '../secrets/sealer.ts'

/** What the verbs work with. Made once when the server starts, or by a test. */
export interface Services {
  readonly database: Database
  readonly storage: FileStorage
  readonly printedVouchers: PrintedVouchers
  readonly ingestion: Pick<IngestionEngine, 'serverId' | 'wake' | 'idle' | 'isLooking'>
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
  readonly plans: readonly Plan[]
  /** Brings companies' data; undefined where they are only uploaded. */
  readonly collector: Collector | undefined
  readonly collections: CollectionJobs
  readonly reports: ReportJobs
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

/** Who may try what how often. */
export interface RateLimiters {
  /** Failed sign-ins for one e-mail address from one device of one client. */
  readonly signInsOfDevice: RateLimiter
  /** Failed sign-ins from one client, but for known devices. */
  readonly signInsOfClient: RateLimiter
  /** Failed sign-ins for one e-mail address from everywhere, but for known devices. */
  readonly signInsOfAddress: RateLimiter
  /** Accounts registered from one client, and tries at it. */
  readonly registrationsOfClient: RateLimiter
  /** Accounts registered with one partner's key, and tries at it. */
  readonly registrationsOfPartner: RateLimiter
  /** Recovery links for one e-mail address. */
  readonly recoveriesOfAddress: RateLimiter
  /** Recovery links asked for by one client. */
  readonly recoveriesOfClient: RateLimiter
  /** Recovery tokens looked at or used by one client. */
  readonly recoveryTokensOfClient: RateLimiter
  /** Wrong partner keys from one client. */
  readonly partnerKeysOfClient: RateLimiter
  /** Handed-over tokens that did not hold, from one client. */
  readonly handoversOfClient: RateLimiter
  /** Events of one accountant. */
  readonly eventsOfAccountant: RateLimiter
  /** SOL credentials tried by one accountant. */
  readonly credentialChecks: RateLimiter
  /** RUC checks by one accountant. */
  readonly rucChecks: RateLimiter
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
