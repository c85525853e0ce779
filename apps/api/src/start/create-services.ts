import type { Logger } from 'pino'
import { createKnownDevices } from '../company/accounts/known-devices.ts'
import { createOpenSessions } from '../company/accounts/open-sessions.ts'
import { type Plan, plansOnOffer } from '../company/accounts/plans-on-offer.ts'
import { createCollectionJobs } from '../jobs/collect/collection-jobs.ts'
import { createReportJobs } from '../jobs/report/report-jobs.ts'
import { createRateLimiters } from '../platform/attempts/rate-limiters.ts'
import { type Captcha, captchaOff } from '../platform/captcha/captcha.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Limits } from '../platform/config.ts'
import type { Database } from '../platform/db/index.ts'
import type { FileStorage } from '../platform/files/index.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { createMailJobs } from '../platform/mail/mail-jobs.ts'
import type { Collector } from '../platform/ports/collector.ts'
import type { Ingestion } from '../platform/ports/ingestion.ts'
import type { Recovery, Services } from '../platform/ports/services.ts'
import { createPrintedVouchers } from '../platform/print/printed-vouchers.ts'
import { createPrinter } from '../platform/print/printer.ts'
import { createAccessTokens } from '../platform/secrets/access-tokens.ts'
import { deriveKey } from '../platform/secrets/derive-key.ts'
import { createEmailConfirmations } from '../platform/secrets/email-confirmations.ts'
import { createFileSignatures } from '../platform/secrets/file-addresses.ts'
import { createHandovers } from '../platform/secrets/handovers.ts'
import { createKeyedHash } from '../platform/secrets/keyed-hash.ts'
import { createPasswordHasher, type PasswordHasher } from '../platform/secrets/password-hasher.ts'
import { createSealer } from '../platform/secrets/sealer.ts'
import type { ReportJobs } from '../vouchers/reports/report-jobs.ts'

export interface ServiceParts {
  readonly database: Database
  readonly storage: FileStorage
  readonly ingestion: Ingestion
  readonly clock: Clock
  readonly logger: Logger
  /** Tokens and file addresses are signed with keys derived from it. */
  readonly tokenSecret: Buffer
  readonly sealingKey: Buffer
  readonly limits: Limits
  readonly trustedProxies?: number | undefined
  /** None unless given. */
  readonly partnerKeys?: readonly string[] | undefined
  readonly passwords?: PasswordHasher | undefined
  readonly mail: Mail
  readonly recovery: Recovery
  /** Off unless given. */
  readonly captcha?: Captcha | undefined
  /** Those that Contapro ships unless given. */
  readonly plans?: readonly Plan[] | undefined
  /** None unless given. */
  readonly collector?: Collector | undefined
  /** See `CollectionJobsOptions`. */
  readonly collectionRetrySeconds?: number | undefined
  /** See `ReportJobsOptions`. */
  readonly reportPatienceMs?: number | undefined
  /** A minute unless given (part 2 §9). */
  readonly credentialCheckMs?: number | undefined
}

const MINUTE_MS = 60_000

/** The services of the verbs, and the report jobs, which only the routes of the reports use. */
export interface ServerServices extends Services {
  readonly reports: ReportJobs
}

/** Builds the services on their parts. */
export function createServices(parts: ServiceParts): ServerServices {
  const { database, storage, ingestion, clock, logger, limits, mail, recovery, collector, tokenSecret } = parts
  const sealer = createSealer(parts.sealingKey)
  const uploads = { database, storage, ingestion, clock, limits }
  const retry = parts.collectionRetrySeconds === undefined ? {} : { retrySeconds: parts.collectionRetrySeconds }
  const fileSignatures = createFileSignatures(deriveKey(tokenSecret, 'file addresses'), clock)
  const visitorHash = createKeyedHash(deriveKey(tokenSecret, 'visitors'))
  return {
    ...uploads,
    printedVouchers: createPrintedVouchers(storage, createPrinter()),
    logger,
    mail,
    mailJobs: createMailJobs(logger),
    recovery,
    collector,
    sealer,
    captcha: parts.captcha ?? captchaOff,
    plans: parts.plans ?? plansOnOffer,
    trustedProxies: parts.trustedProxies ?? 0,
    partnerKeys: parts.partnerKeys ?? [],
    passwords: parts.passwords ?? createPasswordHasher(),
    accessTokens: createAccessTokens(deriveKey(tokenSecret, 'access tokens'), clock),
    openSessions: createOpenSessions(database, clock, limits.sessionIdleMinutes),
    knownDevices: createKnownDevices({ database, clock, hash: visitorHash }),
    fileSignatures,
    handovers: createHandovers(deriveKey(tokenSecret, 'handovers'), clock),
    emailConfirmations: createEmailConfirmations(deriveKey(tokenSecret, 'email confirmations')),
    collections: createCollectionJobs({ ...uploads, ...retry, collector, sealer, logger }),
    reports: createReportJobs({
      database: database.within('report'),
      storage,
      fileSignatures,
      clock,
      logger,
      serverId: ingestion.serverId,
      publicUrl: () => recovery.publicUrl(),
      ...(parts.reportPatienceMs !== undefined && { patienceMs: parts.reportPatienceMs }),
    }),
    credentialCheckMs: parts.credentialCheckMs ?? MINUTE_MS,
    rateLimiters: createRateLimiters({ database, hash: visitorHash }),
  }
}
