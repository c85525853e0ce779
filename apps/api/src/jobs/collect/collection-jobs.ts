import { setTimeout as wait } from 'node:timers/promises'
import { openCredentials } from '../../company/sealed-credentials.ts'
import { receiveUpload, type UploadFacts } from '../../ingestion/receiving/receive-upload.ts'
import type { UploadContext } from '../../ingestion/receiving/upload-context.ts'
import { findUpload, hasUploadOfPerson } from '../../ingestion/receiving/uploads.store.ts'
import { createQueue } from '../../platform/db/create-queue.ts'
import { assertNever } from '../../platform/errors/assert-never.ts'
import type { Logger } from '../../platform/logging/logger.ts'
import type { CollectionJobs } from '../../platform/ports/collection-jobs.ts'
import type { CollectionResult, Collector } from '../../platform/ports/collector.ts'
import type { IncomingFile } from '../../platform/ports/incoming-file.ts'
import type { Sealer } from '../../platform/secrets/sealer.ts'
import {
  COLLECTION_LEASE_SECONDS,
  type CollectionJob,
  claimCollection,
  endCollection,
  hasDueCollection,
  postponeCollection,
  releaseOfTheDead,
  renewCollection,
} from './collections.store.ts'

export interface CollectionJobsOptions extends UploadContext {
  /** Without one there are no jobs: companies are fed by uploads alone. */
  readonly collector: Collector | undefined
  readonly sealer: Sealer
  readonly logger: Logger
  /** Companies collected at the same time. */
  readonly concurrency?: number
  /** Wait after the first failure; it doubles with each, up to an hour. */
  readonly retrySeconds?: number
  /** How often to look for jobs of other servers, in milliseconds. */
  readonly pollMs?: number
}

const MAX_RETRY_SECONDS = 3600
const UPLOAD_POLL_MS = 200

/** The jobs stand in the database (`collections`): a killed server loses none of them. */
export function createCollectionJobs(options: CollectionJobsOptions): CollectionJobs {
  return new Jobs(options)
}

class Jobs implements CollectionJobs {
  readonly #options: CollectionJobsOptions
  readonly #stopping = new AbortController()
  readonly #active = new Set<Promise<void>>()
  readonly #turn = createQueue()
  #timer: NodeJS.Timeout | undefined

  constructor(options: CollectionJobsOptions) {
    this.#options = options
  }

  start(): void {
    const { collector, pollMs = 2000 } = this.#options
    if (!collector) return
    this.#timer = setInterval(() => this.wake(), pollMs)
    this.#timer.unref()
    this.wake()
  }

  wake(): void {
    void this.#turn(() => this.#beginDue())
  }

  async idle(): Promise<void> {
    const { collector, database } = this.#options
    if (!collector) return
    for (let isDue = true; isDue || this.#active.size > 0; ) {
      await this.#turn(() => this.#beginDue())
      await Promise.all(this.#active)
      // In its turn: a job that ended has woken the next, which would be looked past while it is being begun.
      isDue = await this.#turn(() => hasDueCollection(database.driver))
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#stopping.abort()
    await this.#turn(async () => undefined)
    await Promise.all(this.#active)
  }

  async #beginDue(): Promise<void> {
    const { collector, database, ingestion, logger, concurrency = 4 } = this.#options
    if (!collector) return
    try {
      await releaseOfTheDead(database.driver)
      while (this.#active.size < concurrency && !this.#stopping.signal.aborted) {
        const job = await claimCollection(database.driver, ingestion.serverId)
        if (!job) return
        const work = this.#run(job, collector).finally(() => {
          this.#active.delete(work)
          this.wake()
        })
        this.#active.add(work)
      }
    } catch (error) {
      logger.error({ error }, 'The collection could not look for work; it tries again.')
    }
  }

  async #run(job: CollectionJob, collector: Collector): Promise<void> {
    const { database, logger, sealer } = this.#options
    const lost = new AbortController()
    const signal = AbortSignal.any([this.#stopping.signal, lost.signal])
    const heartbeat = setInterval(
      () => {
        renewCollection(database.driver, job).then(
          (isOurs) => isOurs || lost.abort(),
          (error: unknown) => logger.warn({ business: job.businessUuid, error }, 'A collection could not be renewed.'),
        )
      },
      (COLLECTION_LEASE_SECONDS * 1000) / 3,
    )
    try {
      const company = { name: job.name, ...openCredentials(sealer, { ...job, uuid: job.businessUuid }) }
      const upload = { businessUuid: job.businessUuid, origin: collector.origin }
      const collecting = collector.collect(company, {
        deliver: (files) => this.#deliver(upload, files, signal),
        hasUploadOfPerson: () => hasUploadOfPerson(database, job.businessUuid),
        signal,
      })
      await this.#record(job, await Promise.race([collecting, whenAborted(signal)]))
    } catch (error) {
      await this.#leave(job, error)
    } finally {
      clearInterval(heartbeat)
    }
  }

  async #deliver(upload: UploadFacts, files: AsyncIterable<IncomingFile>, signal: AbortSignal): Promise<void> {
    const { database } = this.#options
    const { uuid } = await receiveUpload(this.#options, upload, files)
    // One that gave way is gone.
    while ((await findUpload(database, upload.businessUuid, uuid))?.upload.state === 'processing') {
      await wait(UPLOAD_POLL_MS, undefined, { signal })
    }
  }

  async #record(job: CollectionJob, result: CollectionResult): Promise<void> {
    const { driver } = this.#options.database
    switch (result.kind) {
      case 'collected':
        return endCollection(driver, job, { status: 'VALID', missingModules: [] })
      case 'missing-permissions':
        return endCollection(driver, job, { status: 'MISSING_PERMISSIONS', missingModules: result.modules })
      case 'invalid-credentials':
        return endCollection(driver, job, { status: 'INVALID_CREDENTIALS', missingModules: [] })
      case 'left-to-uploads':
        return endCollection(driver, job, undefined)
      case 'not-yet':
        return postponeCollection(driver, job, { seconds: result.againInSeconds, counts: false })
      default:
        return assertNever(result)
    }
  }

  /** A failed job waits; one that the stopping server left is due at once, for the next. */
  async #leave(job: CollectionJob, error: unknown): Promise<void> {
    const { database, logger, retrySeconds = 10 } = this.#options
    const isStopping = this.#stopping.signal.aborted
    const seconds = Math.min(retrySeconds * 2 ** (job.attempts - 1), MAX_RETRY_SECONDS)
    if (!isStopping) {
      const facts = { business: job.businessUuid, attempts: job.attempts, error }
      logger.error(facts, 'The collection of a company failed; it is tried again.')
    }
    await postponeCollection(database.driver, job, { seconds: isStopping ? 0 : seconds, counts: !isStopping }).catch(
      (postponed: unknown) => logger.error({ error: postponed }, 'A collection stays until its lease is over.'),
    )
  }
}

/** Rejects when the signal says to stop. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = (): void => reject(new Error('The collection was left off.'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
  })
}
