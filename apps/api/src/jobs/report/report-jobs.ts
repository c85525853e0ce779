import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../../platform/clock/clock.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { FileStorage } from '../../platform/files/index.ts'
import type { Logger } from '../../platform/logging/logger.ts'
import { ReportOutdatedError } from '../../vouchers/reports/report-errors.ts'
import {
  deleteReportJob,
  endReportJob,
  failReportJob,
  findOrAddReportJob,
  findReportJob,
  listForgottenJobs,
  noteProgress,
  type ReportJob,
  takeOverReportJob,
} from '../../vouchers/reports/report-jobs.store.ts'
import { type ReportJobs, reportStorageKey } from '../../vouchers/reports/report-jobs.ts'
import type { ReportOrder } from '../../vouchers/reports/report-order.ts'
import { makeReport, type ReportSources } from './make-report.ts'
import { reportFileName } from './report-file-name.ts'
import { reportFingerprint } from './report-fingerprint.ts'

export interface ReportJobsOptions extends ReportSources {
  readonly storage: FileStorage
  /** As it is announced to the other servers of the database. */
  readonly serverId: string
  readonly clock: Clock
  readonly logger: Logger
  /** How long a call waits for its file before it says that it is being made. */
  readonly patienceMs?: number
}

const PATIENCE_MS = 2000

/** How long a file is kept after it was last asked for; its addresses hold for ten minutes. */
const KEPT_MS = 60 * 60 * 1000

/** Files that are made at the same time. */
const CONCURRENCY = 2

export function createReportJobs(options: ReportJobsOptions): ReportJobs {
  return new Jobs(options)
}

class Jobs implements ReportJobs {
  readonly #options: ReportJobsOptions
  readonly #stopping = new AbortController()
  readonly #running = new Map<string, Promise<void>>()
  readonly #waiting: (() => void)[] = []
  #active = 0

  constructor(options: ReportJobsOptions) {
    this.#options = options
  }

  async ask(order: ReportOrder): Promise<ReportJob> {
    const { database, storage, serverId, clock, patienceMs = PATIENCE_MS } = this.#options
    const job = await findOrAddReportJob(database, {
      businessUuid: order.business.uuid,
      uuid: randomUUID(),
      kind: order.isZipped ? `${order.kind}.zip` : order.kind,
      period: order.period,
      fingerprint: reportFingerprint(order, storage.id, clock()),
      owner: serverId,
      storage: storage.id,
      fileName: reportFileName(order),
      askedAt: clock(),
    })
    if (job.state === 'making') await this.#begin(job, order)
    const work = this.#running.get(job.uuid)
    if (work) await Promise.race([work, wait(patienceMs, undefined, { ref: false })])
    const current = (await findReportJob(database, job.uuid)) ?? { ...job, progress: 0 }
    if (current.state === 'failed') return this.#throwFailure(current)
    return current
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    for (const go of this.#waiting.splice(0)) go()
    await Promise.all(this.#running.values())
  }

  /** What the caller can do something about stays failed; anything else is tried anew by the next call. */
  async #throwFailure({ failure, ...job }: ReportJob): Promise<never> {
    if (failure) throw new DomainError(failure.code, failure.message, failure.reasons)
    await deleteReportJob(this.#options.database, job)
    throw new Error('A report could not be made; the log says why.')
  }

  /** Unless this server, or another that lives, is at it. */
  async #begin(job: ReportJob, order: ReportOrder): Promise<void> {
    const { database, serverId } = this.#options
    if (this.#running.has(job.uuid)) return
    const isOurs = job.owner === serverId
    if (!isOurs && !(await database.driver.isGone(job.owner))) return
    if (!isOurs && !(await takeOverReportJob(database, job, serverId))) return
    // Between the two another call of this server may have begun.
    if (this.#running.has(job.uuid)) return
    const work = this.#run(job, order).finally(() => this.#running.delete(job.uuid))
    this.#running.set(job.uuid, work)
  }

  async #run(job: ReportJob, order: ReportOrder): Promise<void> {
    const { database, logger } = this.#options
    await this.#turn()
    try {
      await this.#removeForgotten()
      await endReportJob(database, job, await this.#write(job, order))
    } catch (error) {
      await this.#fail(job, error).catch((failed: unknown) =>
        logger.error({ job: job.uuid, error: failed }, 'A report stays half made until it is asked for again.'),
      )
    } finally {
      this.#active -= 1
      this.#waiting.shift()?.()
    }
  }

  async #turn(): Promise<void> {
    if (this.#active >= CONCURRENCY) await new Promise<void>((go) => this.#waiting.push(go))
    this.#active += 1
  }

  async #write(job: ReportJob, order: ReportOrder): Promise<number> {
    const { signal } = this.#stopping
    signal.throwIfAborted()
    const content = makeReport(this.#options, order, { signal, onRead: this.#progressOf(job, order) })
    const { sizeBytes } = await this.#options.storage.write(reportStorageKey(job), content)
    return sizeBytes
  }

  /** Writes the progress down at every twentieth, one note after the other. */
  #progressOf(job: ReportJob, { vouchers }: ReportOrder): (read: number) => void {
    const { database, logger } = this.#options
    let noted = 0
    return (read) => {
      const progress = Math.min(Math.floor((read * 20) / Math.max(vouchers, 1)) * 5, 99)
      if (progress < noted + 5) return
      noted = progress
      noteProgress(database, job, progress).catch((error: unknown) =>
        logger.warn({ job: job.uuid, error }, 'The progress of a report could not be noted.'),
      )
    }
  }

  async #fail(job: ReportJob, error: unknown): Promise<void> {
    const { database, logger } = this.#options
    // The next server takes it up.
    if (this.#stopping.signal.aborted) return
    if (error instanceof ReportOutdatedError) return deleteReportJob(database, job)
    if (error instanceof DomainError) {
      const { code, message, reasons } = error
      return failReportJob(database, job, { code, message, reasons })
    }
    logger.error({ job: job.uuid, error }, 'A report could not be made.')
    return failReportJob(database, job, null)
  }

  async #removeForgotten(): Promise<void> {
    const { database, storage, clock } = this.#options
    const before = new Date(clock().getTime() - KEPT_MS)
    let forgotten = await listForgottenJobs(database, storage.id, before)
    while (forgotten.length > 0) {
      for (const job of forgotten) {
        await storage.remove(reportStorageKey(job))
        await deleteReportJob(database, job)
      }
      forgotten = await listForgottenJobs(database, storage.id, before)
    }
  }
}
