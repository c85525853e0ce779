import { randomUUID } from 'node:crypto'
import { defaultFileLimits, type FileLimits } from '../../ingestion/reading/file-limits.ts'
import { type ReadingWorkers, readingWorkers } from '../../ingestion/reading/worker/workers.ts'
import { removeHalfReceived } from '../../ingestion/receiving/half-received.store.ts'
import { roomFor } from '../../ingestion/receiving/room-for.ts'
import type { Driver } from '../../platform/db/index.ts'
import type { FileStorage } from '../../platform/files/index.ts'
import type { Logger } from '../../platform/logging/logger.ts'
import type { Ingestion } from '../../platform/ports/ingestion.ts'
import {
  LeaseLostError,
  listWaitingFiles,
  listWaitingReviews,
  type WaitingWork,
} from '../../vouchers/stores/lease.store.ts'
import { depositTable, TableStatistics, voucherTable } from '../../vouchers/stores/statistics.store.ts'
import type { IngestionContext, ReviewWatch } from '../ingestion-context.ts'
import { type ClaimedWork, claimFirstFile, claimFirstReview } from './claim-work.ts'
import { CompanyTurns } from './company-turns.ts'
import { doWork, undoFailedWork } from './do-work.ts'

export interface IngestionEngineOptions {
  readonly driver: Driver
  readonly storage: FileStorage
  readonly now: () => Date
  readonly logger: Logger
  /** As which it is announced to the other servers of the database; an id of its own unless given. */
  readonly serverId?: string
  readonly limits?: Partial<FileLimits>
  readonly watch?: ReviewWatch
  /** Those of this process unless given. */
  readonly workers?: ReadingWorkers
  /** Companies taken in at the same time; one file each. */
  readonly concurrency?: number
  /** After so many beginnings that ended by a failure or the server's death a file is given up. */
  readonly maxAttempts?: number
  /** How often to look for work that other servers received or left behind, in milliseconds. */
  readonly pollMs?: number
}

/** Takes in what was uploaded, company by company in turn. */
export interface IngestionEngine extends Ingestion {
  /** Begins to work, first with what an earlier server left unfinished. */
  start(): Promise<void>
  /** Leaves off between two batches; what is unfinished is undone and begun again at the next start. */
  stop(): Promise<void>
}

export function createIngestionEngine(options: IngestionEngineOptions): IngestionEngine {
  return new Engine(options)
}

/** Wait after a failure before the next try; twice as long after the second, and so on. */
const RETRY_MS = 1000

const MAX_ATTEMPTS = 5

/** The longest time since the last look for work that ended well. */
const LOOK_MS = 30_000

class Engine implements IngestionEngine {
  readonly serverId: string
  readonly #options: IngestionEngineOptions
  readonly #context: IngestionContext
  readonly #stopping = new AbortController()
  /** Companies at work. */
  readonly #active = new Map<string, Promise<void>>()
  readonly #turns = new CompanyTurns()
  #pumping: Promise<void> | undefined
  #isWoken = false
  #hasRoom = true
  /** By `performance.now()`. */
  #lookedAt = Number.NEGATIVE_INFINITY
  #timer: NodeJS.Timeout | undefined
  #idleWaiters: (() => void)[] = []

  constructor(options: IngestionEngineOptions) {
    this.#options = options
    this.serverId = options.serverId ?? randomUUID()
    const { driver, storage, now, logger, watch, workers = readingWorkers } = options
    const limits = { ...defaultFileLimits, ...options.limits }
    this.#context = {
      driver,
      storage,
      now,
      logger,
      limits,
      workers,
      watch,
      statistics: {
        vouchers: new TableStatistics(driver, voucherTable),
        deposits: new TableStatistics(driver, depositTable),
      },
      signal: this.#stopping.signal,
    }
  }

  async start(): Promise<void> {
    const { driver, storage, pollMs = 2000 } = this.#options
    await driver.announce(this.serverId)
    for (const key of await removeHalfReceived(driver)) await storage.remove(key)
    await storage.removeUnfinished((serverId) => driver.isGone(serverId))
    this.#timer = setInterval(() => this.wake(), pollMs)
    this.#timer.unref()
    this.wake()
  }

  wake(): void {
    if (this.#stopping.signal.aborted) return
    this.#isWoken = true
    this.#pumping ??= this.#pump().finally(() => {
      this.#pumping = undefined
      if (this.#isWoken) this.wake()
    })
  }

  idle(): Promise<void> {
    return new Promise((resolve) => {
      this.#idleWaiters.push(resolve)
      this.wake()
    })
  }

  isLooking(): boolean {
    return performance.now() - this.#lookedAt < LOOK_MS
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#stopping.abort()
    await this.#pumping
    await Promise.all(this.#active.values())
  }

  async #pump(): Promise<void> {
    this.#isWoken = false
    try {
      await this.#beginWork()
      this.#lookedAt = performance.now()
    } catch (error) {
      this.#lookedAt = Number.NEGATIVE_INFINITY
      this.#options.logger.error({ error }, 'The ingestion could not look for work; it tries again.')
    }
  }

  async #beginWork(): Promise<void> {
    const { driver, storage, logger, concurrency = 2 } = this.#options
    const claimant = { driver, logger, serverId: this.serverId }
    while (this.#active.size < concurrency && !this.#stopping.signal.aborted) {
      // Who asks from now on may have brought what this look does not see yet.
      const askers = this.#idleWaiters.length
      const reviews = await listWaitingReviews(driver)
      const free = await storage.freeBytes()
      const waiting = await listWaitingFiles(driver, storage.id)
      const files = waiting.filter(({ sizeBytes }) => free >= roomFor(sizeBytes))
      this.#noteRoom(files.length === waiting.length)
      // What is there is put right before anything is added to it, unless nobody waits for that.
      const [urgent, others] = [reviews.filter((one) => !one.canWait), reviews.filter((one) => one.canWait)]
      if (await this.#begin(claimFirstReview(claimant, this.#ready(urgent)))) continue
      if (await this.#begin(claimFirstFile(claimant, this.#ready(files)))) continue
      if (await this.#begin(claimFirstReview(claimant, this.#ready(others)))) continue
      if (waiting.length + reviews.length === 0 && this.#active.size === 0) this.#becomeIdle(askers)
      return
    }
  }

  #noteRoom(hasRoom: boolean): void {
    if (hasRoom === this.#hasRoom) return
    this.#hasRoom = hasRoom
    const { logger } = this.#options
    if (hasRoom) logger.info({}, 'There is space again: all files are taken in.')
    else logger.error({}, 'The disk is almost full: files wait until there is space.')
  }

  #becomeIdle(askers: number): void {
    for (const resolve of this.#idleWaiters.splice(0, askers)) resolve()
  }

  async #begin(claim: Promise<ClaimedWork | undefined>): Promise<boolean> {
    const work = await claim
    if (!work) return false
    const { lease } = work
    this.#turns.serve(lease.businessUuid)
    const run = doWork(this.#context, work, this.#options.maxAttempts ?? MAX_ATTEMPTS)
      .catch((error: unknown) => this.#fail(work, error))
      .finally(() => {
        this.#active.delete(lease.businessUuid)
        this.wake()
      })
    this.#active.set(lease.businessUuid, run)
    return true
  }

  async #fail(work: ClaimedWork, error: unknown): Promise<void> {
    // What is left stays under the lease: whoever finds it over, or its owner gone, undoes it and begins again.
    if (this.#stopping.signal.aborted || error instanceof LeaseLostError) return
    const { lease, attempts } = work
    this.#turns.postpone(lease.businessUuid, this.#options.now().getTime() + RETRY_MS * attempts)
    await undoFailedWork(this.#context, work, error)
  }

  #ready<Work extends WaitingWork>(waiting: readonly Work[]): Work[] {
    const idle = waiting.filter((work) => !this.#active.has(work.businessUuid))
    return this.#turns.order(idle, this.#options.now().getTime())
  }
}
