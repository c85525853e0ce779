import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { loadPlans } from '../company/accounts/load-plans.ts'
import { loadSealingKey } from '../company/load-sealing-key.ts'
import { createDemoCollector } from '../demo/demo-collector.ts'
import { checkDocuments } from '../ingestion/receiving/check-documents.ts'
import { answerBackups } from '../jobs/backup/answer-backups.ts'
import { createIngestionEngine } from '../jobs/queue/ingestion-engine.ts'
import { createRuleWatch } from '../jobs/review/watch-rules.ts'
import { sweepOtherDesigns } from '../jobs/sweep/sweep-other-designs.ts'
import { createSiteVerifyCaptcha } from '../platform/captcha/site-verify-captcha.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Config } from '../platform/config.ts'
import { openDatabase } from '../platform/db/index.ts'
import { keepPrivate, makeFolder, openDiskStorage } from '../platform/files/index.ts'
import { listen } from '../platform/http/listen.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { createMailFolder } from '../platform/mail/mail-folder.ts'
import { createSmtpMail } from '../platform/mail/smtp-mail.ts'
import { loadKey } from '../platform/secrets/load-key.ts'
import type { PasswordHasher } from '../platform/secrets/password-hasher.ts'
import { createApp } from './app.ts'
import { createServices, type ServerServices } from './create-services.ts'

export interface ServerParts {
  readonly clock: Clock
  readonly logger: Logger
  readonly passwords?: PasswordHasher
  readonly onContractBreach?: (breach: string) => void
  /** Hears where a mail was written that no mail server takes. */
  readonly onMailWritten?: (file: string) => void
}

/** A server that answers. */
export interface RunningServer {
  /** Where a browser on this machine finds it: `http://localhost:3000`. */
  readonly url: string
  readonly services: ServerServices
  /** Stops listening, lets what is under way end, and closes the database. */
  close(): Promise<void>
}

/** Opens database and files, takes up what an earlier process left, and listens. */
export async function startServer(config: Config, parts: ServerParts): Promise<RunningServer> {
  const { dataDir, databaseUrl } = config
  await makeFolder(dataDir)
  await using started = new AsyncDisposableStack()
  const database = await openDatabase({ url: databaseUrl, dataDir })
  started.defer(() => database.close())
  const serverId = randomUUID()
  await checkDocuments(database, dataDir)
  const sealingKey = await loadSealingKey(database, config)
  const storage = await openDiskStorage(join(dataDir, 'documents'), serverId)
  const inBackground = database.within('ingestion')
  const rules = createRuleWatch({ database: inBackground, ...parts })
  const ingestion = createIngestionEngine({
    watch: rules,
    driver: inBackground.driver,
    storage,
    serverId,
    now: parts.clock,
    logger: parts.logger,
    limits: { maxUnpackedBytes: config.limits.maxFileBytes },
  })
  const address = { own: '' }
  const services = createServices({
    database,
    storage,
    ingestion,
    ...parts,
    ...config,
    mail: createMail(config, parts),
    recovery: { minutes: config.recoveryMinutes, publicUrl: () => config.publicUrl ?? address.own },
    captcha: config.captcha && createSiteVerifyCaptcha({ ...config.captcha, logger: parts.logger }),
    plans: await loadPlans(config.plansFile),
    collector: config.collector === 'demo' ? createDemoCollector(parts.clock) : undefined,
    tokenSecret: config.tokenSecret ?? (await loadKey(dataDir, 'token-secret')),
    sealingKey,
  })
  started.defer(() => services.mailJobs.idle())
  started.defer(() => services.printedVouchers.close())
  started.defer(() => services.reports.stop())
  await ingestion.start()
  void rules.start()
  started.defer(() => rules.stop())
  started.defer(() => ingestion.stop())
  services.collections.start()
  started.defer(() => services.collections.stop())
  const stopping = new AbortController()
  const { signal } = stopping
  const app = createApp({ ...appOptions(config, parts), services, isStopping: () => signal.aborted })
  const listener = await listen(app.fetch, config)
  started.defer(() => listener.close())
  address.own = listener.url
  const backups = answerBackups(database, dataDir, parts.logger)
  started.defer(() => backups.stop())
  void sweepOtherDesigns(services)
  void keepPrivate(dataDir, { ...parts, signal })
  const running = started.move()
  return {
    url: listener.url,
    services,
    close() {
      stopping.abort()
      return running.disposeAsync()
    },
  }
}

function createMail({ mail, dataDir }: Config, { clock, logger, onMailWritten }: ServerParts): Mail {
  const { smtpUrl, from } = mail
  if (smtpUrl !== undefined) return createSmtpMail({ url: smtpUrl, from, logger })
  return createMailFolder({ folder: join(dataDir, 'mail'), from, clock, onWritten: (file) => onMailWritten?.(file) })
}

function appOptions({ webRoot, dataDir, allowedOrigins }: Config, { onContractBreach }: ServerParts) {
  return {
    allowedOrigins,
    web: webRoot === undefined ? undefined : { webRoot, dataDir },
    onContractBreach,
  }
}
