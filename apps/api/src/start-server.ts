import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { answerBackups } from './backup/answer-backups.ts'
import { createSiteVerifyCaptcha } from './captcha/site-verify-captcha.ts'
import type { Clock } from './clock.ts'
import { createDemoCollector } from './collect/demo/demo-collector.ts'
import { createIngestionEngine } from './collect/index.ts'
import type { Config } from './config.ts'
import { createServices } from './create-services.ts'
import { openDatabase } from './db/index.ts'
import { keepPrivate, makeFolder, openDiskStorage } from './files/index.ts'
import { listen } from './http/listen.ts'
import type { Mail } from './mail/mail.ts'
import { createMailFolder } from './mail/mail-folder.ts'
import { createSmtpMail } from './mail/smtp-mail.ts'
import { loadSealingKey } from './modules/businesses/load-sealing-key.ts'
import { createRuleWatch } from './modules/rule-changes/watch-rules.ts'
import { loadPlans } from './modules/plans/load-plans.ts'
import { checkDocuments } from './modules/uploads/check-documents.ts'
import { sweepOtherDesigns } from './print/sweep-other-designs.ts'
import { loadKey } from './secrets/load-key.ts'
import type { PasswordHasher } from './secrets/password-hasher.ts'
import type { Services } from './services.ts'

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
  readonly services: Services
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
