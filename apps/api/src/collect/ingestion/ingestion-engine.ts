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
  type Lease,
  LeaseLostError,
  listWaitingFiles,
  type ReceivedFile,
  releaseLease,
  takeOver,
  type WaitingFile,
} from './lease.store.ts'
import { closeFile } from './publish.store.ts'
import { removeHalfReceived } from './half-received.store.ts'
import { VoucherStatistics } from './statistics.store.ts'
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
      statistics: new VoucherStatistics(driver),
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
        const waiting = await listWaitingFiles(this.#options.driver)
        const begun = await this.#beginOne(waiting)
        if (begun) continue
        if (waiting.length === 0 && this.#active.size === 0) this.#becomeIdle()
        return
      }
    } catch (error) {
      logger.error({ error }, 'The ingestion could not look for work; it tries again.')
    }
  }

  #becomeIdle(): void {
    for (const resolve of this.#idleWaiters.splice(0)) resolve()
  }

  async #beginOne(waiting: readonly WaitingFile[]): Promise<boolean> {
    const now = this.#options.now().getTime()
    const ready = waiting.filter((file) => !this.#active.has(file.businessUuid))
    for (const file of this.#turns.order(ready, now)) {
      if (file.owner !== null && !(await this.#recover(file, file.owner))) continue
      const claimed = await claimFile(this.#options.driver, file, this.serverId)
      if (!claimed) continue
      this.#run(claimed.lease, claimed.file)
      return true
    }
    return false
  }

  /** Undoes what a dead or silent server left; false when its lease still holds. */
  async #recover(file: WaitingFile, owner: string): Promise<boolean> {
    const { driver, logger } = this.#options
    if (!file.leaseIsOver && !(await driver.isGone(owner))) return false
    const lease = await takeOver(driver, file, this.serverId)
    if (!lease) return false
    logger.info({ business: lease.businessUuid, upload: lease.uploadUuid }, 'An unfinished ingestion is begun again.')
    // Its documents keep their bytes: the same keys are written again.
    await undoIngestion(driver, lease)
    await releaseLease(driver, lease)
    return true
  }

  #run(lease: Lease, file: ReceivedFile): void {
    this.#turns.serve(lease.businessUuid)
    const work = this.#ingest(lease, file)
      .catch((error: unknown) => this.#fail(lease, file, error))
      .finally(() => {
        this.#active.delete(lease.businessUuid)
        this.wake()
      })
    this.#active.set(lease.businessUuid, work)
  }

  async #ingest(lease: Lease, file: ReceivedFile): Promise<void> {
    const { maxAttempts = 5 } = this.#options
    if (file.attempts > maxAttempts) await this.#giveUp(lease, file)
    else await ingestFile(this.#context, lease, file)
  }

  async #giveUp(lease: Lease, file: ReceivedFile): Promise<void> {
    await closeFile(this.#options.driver, lease, {
      outcome: { kind: 'unknown', taxPeriod: null, rowsRead: 0, vouchersNew: 0, vouchersKnown: 0 },
      state: 'failed',
      errors: [GIVEN_UP],
      errorsTotal: 1,
      alreadyUploaded: false,
    })
    await this.#options.storage.remove(file.storageKey)
  }

  async #fail(lease: Lease, file: ReceivedFile, error: unknown): Promise<void> {
    const { driver, logger, now } = this.#options
    const facts = { business: lease.businessUuid, upload: lease.uploadUuid, file: lease.position }
    // What is left stays under the lease: whoever finds it over, or its owner gone, undoes it and begins again.
    if (this.#stopping.signal.aborted || error instanceof LeaseLostError) return
    logger.error({ ...facts, error, attempts: file.attempts }, 'The ingestion of a file failed; it is tried again.')
    this.#turns.postpone(lease.businessUuid, now().getTime() + RETRY_MS * file.attempts)
    try {
      await undoIngestion(driver, lease)
      await releaseLease(driver, lease)
    } catch (undoError) {
      logger.error({ ...facts, error: undoError }, 'A failed ingestion could not be undone yet.')
    }
  }
}
