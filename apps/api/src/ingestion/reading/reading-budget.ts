/** What reading one file may take. Time counts while the reader has what it needs, not while it waits for the disk or the database. */
export interface ReadingLimits {
  /**
   * For any file: starting a worker, on a machine that has other things to do. So long may a reader be silent, too, however much of its
   * file it has read before: less than a lease lasts.
   */
  readonly baseMs: number
  /** More for each MiB of the file, unpacked. */
  readonly perMebibyteMs: number
  /** More for each row or voucher read. */
  readonly perRecordMs: number
  /** From its first error on: the rest of a file that is refused is read for its errors only. */
  readonly refusedMs: number
  /** Heap of the thread that reads, in MiB. */
  readonly heapMiB: number
}

/**
 * Many times what the longest of valid files take on two cores: a register of 1 GiB reads in half a minute, and a voucher
 * in a millisecond. A reader that takes longer has met a file that is made to hold it up.
 */
export const defaultReadingLimits: ReadingLimits = {
  baseMs: 20_000,
  perMebibyteMs: 500,
  perRecordMs: 5,
  refusedMs: 5_000,
  heapMiB: 384,
}

const MIB = 1024 * 1024

/** Counts the time that a reader takes, and says when it is over what its file allows so far. */
export class ReadingBudget {
  readonly #limits: ReadingLimits
  readonly #onExceeded: () => void
  #allowedMs: number
  #usedMs = 0
  #reached = 0
  /** No more than this, once the file is refused. */
  #mostMs = Number.POSITIVE_INFINITY
  /** Since when the reader is at work; undefined while it waits. */
  #since: number | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(limits: ReadingLimits, onExceeded: () => void) {
    this.#limits = limits
    this.#onExceeded = onExceeded
    this.#allowedMs = limits.baseMs
  }

  /** The reader has come so far, and goes to work or waits. */
  note({
    bytes,
    records,
    isAtWork,
  }: {
    readonly bytes: number
    readonly records: number
    readonly isAtWork: boolean
  }): void {
    const now = performance.now()
    if (this.#since !== undefined) this.#usedMs += now - this.#since
    this.#since = isAtWork ? now : undefined
    const { baseMs, perMebibyteMs, perRecordMs } = this.#limits
    const whole = baseMs + (bytes / MIB) * perMebibyteMs + records * perRecordMs
    if (bytes + records > this.#reached) this.#allowedMs = Math.min(whole, this.#usedMs + baseMs, this.#mostMs)
    this.#reached = bytes + records
    clearTimeout(this.#timer)
    if (isAtWork) this.#timer = setTimeout(this.#onExceeded, Math.max(0, this.#allowedMs - this.#usedMs)).unref()
  }

  /** The file is refused. */
  noteRefusal(): void {
    this.#mostMs = Math.min(this.#mostMs, this.#usedMs + this.#limits.refusedMs)
    this.#allowedMs = Math.min(this.#allowedMs, this.#mostMs)
  }

  /** The reader is done. */
  stop(): void {
    clearTimeout(this.#timer)
  }
}
