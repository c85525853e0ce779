import { randomUUID } from 'node:crypto'
import type { Driver } from '../../db/index.ts'
import type { FileStorage } from '../../files/index.ts'
import type { Logger } from '../logger.ts'
import { defaultFileLimits, type FileLimits } from '../reading/file-limits.ts'
import { CompanyTurns } from './company-turns.ts'
import { ingestFile } from './ingest-file.ts'
import type { IngestionContext } from './ingestion-context.ts'
import {
  claimFile,
  claimReview,
  type FileLease,
  type Lease,
  LeaseLostError,
  listWaitingFiles,
  listWaitingReviews,
  type ReceivedFile,
  releaseLease,
  takeOver,
  type WaitingFile,
  type WaitingReview,
  type WaitingWork,
} from './lease.store.ts'
import { closeFile } from './publish.store.ts'
import { removeHalfReceived } from './half-received.store.ts'
import { runReview } from './run-review.ts'
import { depositTable, TableStatistics, voucherTable } from './statistics.store.ts'
import { undoIngestion } from './undo.store.ts'

export interface IngestionEngineOptions {
  readonly driver: Driver
  readonly storage: FileStorage
  readonly now: () => Date
  readonly logger: Logger
  readonly limits?: Partial<FileLimits>
  /** Companies taken in at the same time; one file each. */
  readonly concurrency?: number
  /** After so many beginnings that ended by a failure or the server's death a file is given up. */
  readonly maxAttempts?: number
  /** How often to look for work that other servers received or left behind, in milliseconds. */
  readonly pollMs?: number
}

/** Takes in what was uploaded, company by company in turn. */
export interface IngestionEngine {
  /** Marks what this server receives and writes. */
  readonly serverId: string
  /** Begins to work, first with what an earlier server left unfinished. */
  start(): Promise<void>
  /** There is something new to take in. */
  wake(): void
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>
  /** Leaves off between two batches; what is unfinished is undone and begun again at the next start. */
  stop(): Promise<void>
}

export function createIngestionEngine(options: IngestionEngineOptions): IngestionEngine {
  return new Engine(options)
}

/** Wait after a failure before the next try; twice as long after the second, and so on. */
const RETRY_MS = 1000

const GIVEN_UP = {
  line: null,
  field: null,
  code: 'INGESTION_FAILED',
  message: 'No pudimos procesar este archivo por un problema nuestro. Vuelve a subirlo más tarde.',
}

class Engine implements IngestionEngine {
  readonly serverId = randomUUID()
  readonly #options: IngestionEngineOptions
  readonly #context: IngestionContext
  readonly #stopping = new AbortController()
  /** Companies at work. */
  readonly #active = new Map<string, Promise<void>>()
  readonly #turns = new CompanyTurns()
  #pumping: Promise<void> | undefined
  #isWoken = false
  #timer: NodeJS.Timeout | undefined
  #idleWaiters: (() => void)[] = []

  constructor(options: IngestionEngineOptions) {
    this.#options = options
    const { driver, storage, now, logger } = options
    const limits = { ...defaultFileLimits, ...options.limits }
    this.#context = {
      driver,
      storage,
      now,
      logger,
      limits,
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

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#stopping.abort()
    await this.#pumping
    await Promise.all(this.#active.values())
  }

  async #pump(): Promise<void> {
    const { logger, concurrency = 2 } = this.#options
    this.#isWoken = false
    try {
      while (this.#active.size < concurrency && !this.#stopping.signal.aborted) {
        const reviews = await listWaitingReviews(this.#options.driver)
        const files = await listWaitingFiles(this.#options.driver)
        // What is there is put right before anything is added to it.
        if ((await this.#beginReview(reviews)) || (await this.#beginFile(files))) continue
        if (files.length + reviews.length === 0 && this.#active.size === 0) this.#becomeIdle()
        return
      }
    } catch (error) {
      logger.error({ error }, 'The ingestion could not look for work; it tries again.')
    }
  }

  #becomeIdle(): void {
    for (const resolve of this.#idleWaiters.splice(0)) resolve()
  }

  async #beginFile(waiting: readonly WaitingFile[]): Promise<boolean> {
    for (const file of this.#ready(waiting)) {
      if (!(await this.#isFree(file))) continue
      const claimed = await claimFile(this.#options.driver, file, this.serverId)
      if (!claimed) continue
      const { lease, file: received } = claimed
      const { uploadUuid: upload, position } = lease
      this.#run(lease, this.#ingest(lease, received), { upload, file: position, attempts: received.attempts })
      return true
    }
    return false
  }

  async #beginReview(waiting: readonly WaitingReview[]): Promise<boolean> {
    for (const review of this.#ready(waiting)) {
      if (!(await this.#isFree(review))) continue
      const claimed = await claimReview(this.#options.driver, review, this.serverId)
      if (!claimed) continue
      const { lease, businessRuc } = claimed
      this.#run(lease, runReview(this.#context, lease, { ownRuc: businessRuc }), { attempts: review.attempts + 1 })
      return true
    }
    return false
  }

  #ready<Work extends WaitingWork>(waiting: readonly Work[]): Work[] {
    const idle = waiting.filter((work) => !this.#active.has(work.businessUuid))
    return this.#turns.order(idle, this.#options.now().getTime())
  }

  async #isFree(work: WaitingWork): Promise<boolean> {
    return work.owner === null || this.#recover(work, work.owner)
  }

  /** Undoes what a dead or silent server left; false when its lease still holds. */
  async #recover(work: WaitingWork, owner: string): Promise<boolean> {
    const { driver, logger } = this.#options
    if (!work.leaseIsOver && !(await driver.isGone(owner))) return false
    const lease = await takeOver(driver, work, this.serverId)
    if (!lease) return false
    logger.info({ business: lease.businessUuid }, 'An unfinished ingestion is begun again.')
    // Its documents keep their bytes: the same keys are written again.
    await undoIngestion(driver, lease)
    await releaseLease(driver, lease)
    return true
  }

  #run(lease: Lease, work: Promise<void>, facts: WorkFacts): void {
    this.#turns.serve(lease.businessUuid)
    const run = work
      .catch((error: unknown) => this.#fail(lease, error, facts))
      .finally(() => {
        this.#active.delete(lease.businessUuid)
        this.wake()
      })
    this.#active.set(lease.businessUuid, run)
  }

  async #ingest(lease: FileLease, file: ReceivedFile): Promise<void> {
    const { maxAttempts = 5 } = this.#options
    if (file.attempts > maxAttempts) await this.#giveUp(lease, file)
    else await ingestFile(this.#context, lease, file)
  }

  async #giveUp(lease: FileLease, file: ReceivedFile): Promise<void> {
    await closeFile(this.#options.driver, lease, {
      outcome: { kind: 'unknown', taxPeriod: null, rowsRead: 0, vouchersNew: 0, vouchersKnown: 0 },
      state: 'failed',
      errors: [GIVEN_UP],
      errorsTotal: 1,
      alreadyUploaded: false,
    })
    await this.#options.storage.remove(file.storageKey)
  }

  async #fail(lease: Lease, error: unknown, { attempts, upload, file }: WorkFacts): Promise<void> {
    const { driver, logger, now } = this.#options
    const facts = { business: lease.businessUuid, upload, file }
    // What is left stays under the lease: whoever finds it over, or its owner gone, undoes it and begins again.
    if (this.#stopping.signal.aborted || error instanceof LeaseLostError) return
    logger.error({ ...facts, error, attempts }, 'An ingestion failed; it is tried again.')
    this.#turns.postpone(lease.businessUuid, now().getTime() + RETRY_MS * attempts)
    try {
      await undoIngestion(driver, lease)
      await releaseLease(driver, lease)
    } catch (undoError) {
      logger.error({ ...facts, error: undoError }, 'A failed ingestion could not be undone yet.')
    }
  }
}

/** What is said of work that fails. */
interface WorkFacts {
  /** Beginnings so far. */
  readonly attempts: number
  readonly upload?: string
  readonly file?: number
}
