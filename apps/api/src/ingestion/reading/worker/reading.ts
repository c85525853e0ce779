import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads'
import type { FileKind } from '@contapro/sunat/sire'
import type { FileStorage } from '../../../platform/files/index.ts'
import type { FileLimits } from '../file-limits.ts'
import { FileRefusedError, refusedFor, wholeFile } from '../file-refused.ts'
import type { IncomingBatch } from '../incoming-batch.ts'
import type { StoredUpload } from '../open-file-source.ts'
import { ReadingBudget } from '../reading-budget.ts'
import type { FromWorker, ReadingJob, ToWorker } from './messages.ts'
import { receivedBatch } from './send-batch.ts'
import { type ServedStorage, serveStorage } from './served-storage.ts'
import type { ReadingWorkers } from './workers.ts'

/** Batches that a worker may be ahead of whoever takes them in. */
const AHEAD_BATCHES = 4

/** What the worker found out about the file. */
export interface OpenedFile {
  readonly kind: FileKind
  readonly bytesTotal: number
}

/** What a reading works with. */
export interface ReadingMeans {
  readonly storage: FileStorage
  readonly limits: FileLimits
  readonly workers: ReadingWorkers
}

/** How a reading ended. */
type Outcome = { readonly kind: 'done' } | { readonly kind: 'failed'; readonly error: unknown }

/** One file that a worker reads. */
export class Reading {
  readonly opened: Promise<OpenedFile>
  readonly #file: StoredUpload
  readonly #workers: ReadingWorkers
  readonly #heapMiB: number
  readonly #worker: Worker
  readonly #port: MessagePort
  readonly #storage: ServedStorage
  readonly #budget: ReadingBudget
  readonly #batches: IncomingBatch[] = []
  #onOpened: { readonly resolve: (file: OpenedFile) => void; readonly reject: (error: unknown) => void } | undefined
  /** Wakes who waits for the next batch. */
  #wake: (() => void) | undefined
  #outcome: Outcome | undefined
  /** Whether anything is wrong with the file so far. */
  #isRefused = false
  #records = 0
  #bytesRead = 0

  constructor(file: StoredUpload, { storage, limits, workers }: ReadingMeans) {
    const { port1, port2 } = new MessageChannel()
    this.#file = file
    this.#heapMiB = limits.reading.heapMiB
    this.#port = port1
    this.#workers = workers
    this.#worker = workers.take(this.#heapMiB)
    this.#budget = new ReadingBudget(limits.reading, () => this.#runOutOfTime())
    this.#storage = serveStorage(
      { storage, storageKey: file.storageKey, port: port1 },
      { onAnswer: () => this.#watch(), onFailure: (error) => this.end(error) },
    )
    this.opened = new Promise((resolve, reject) => (this.#onOpened = { resolve, reject }))
    // Who waits for it hears of a failure; when nobody does, it is no failure of the server.
    this.opened.catch(() => undefined)
    port1.on('message', (message: FromWorker) => this.#take(message))
    this.#worker.on('error', this.#onError).on('exit', this.#onExit)
    this.#worker.postMessage({ file, limits, port: port2 } satisfies ReadingJob, [port2])
    for (let i = 0; i < AHEAD_BATCHES; i++) this.#say({ kind: 'more' })
    this.#watch()
  }

  /** The next batch; undefined behind the last. @throws FileRefusedError, and whatever ended the reading. */
  async next(): Promise<IncomingBatch | undefined> {
    while (this.#batches.length === 0) {
      if (this.#outcome) {
        if (this.#outcome.kind === 'done') return undefined
        throw this.#outcome.error
      }
      await new Promise<void>((resolve) => (this.#wake = resolve))
    }
    const batch = this.#batches.shift()
    if (!this.#outcome) this.#say({ kind: 'more' })
    this.#watch()
    return batch
  }

  /** Ends the reading, wherever it is: a worker that is not done with the file is ended too. */
  end(error: unknown): void {
    this.#batches.length = 0
    if (this.#settle({ kind: 'failed', error })) void this.#worker.terminate()
  }

  #take(message: FromWorker): void {
    switch (message.kind) {
      case 'open':
      case 'pull':
      case 'leave':
        this.#storage.take(message)
        break
      case 'opened':
        this.#onOpened?.resolve({ kind: message.fileKind, bytesTotal: message.bytesTotal })
        break
      case 'batch':
        this.#receive(receivedBatch(message.batch))
        break
      case 'end':
        this.#release({ kind: 'done' })
        break
      case 'refused':
        this.#release({ kind: 'failed', error: new FileRefusedError(message.remarks) })
        break
      case 'failed':
        this.#release({ kind: 'failed', error: new Error(`Reading failed in its worker: ${message.stack}`) })
    }
    this.#watch()
  }

  #receive(batch: IncomingBatch): void {
    this.#records += batch.rowsRead + batch.errors.total + (batch.zipFiles?.length ?? 0)
    if (batch.errors.total > 0 && batch.entry === null) {
      this.#isRefused = true
      this.#budget.noteRefusal()
    }
    this.#bytesRead = batch.bytesRead
    this.#batches.push(batch)
    this.#wake?.()
  }

  /** The budget counts while the worker neither waits for bytes nor for leave to send more. */
  #watch(): void {
    if (this.#outcome) return
    const bytes = Math.max(this.#bytesRead, this.#storage.bytes)
    const isWaiting = this.#storage.waiting > 0 || this.#batches.length >= AHEAD_BATCHES
    this.#budget.note({ bytes, records: this.#records, isAtWork: !isWaiting })
  }

  /** The worker has done what it was asked for and can read another file. */
  #release(outcome: Outcome): void {
    if (this.#settle(outcome)) this.#workers.giveBack(this.#worker, this.#heapMiB)
  }

  #settle(outcome: Outcome): boolean {
    if (this.#outcome) return false
    this.#outcome = outcome
    this.#budget.stop()
    this.#worker.off('error', this.#onError).off('exit', this.#onExit)
    this.#storage.close()
    this.#port.close()
    if (outcome.kind === 'failed') this.#onOpened?.reject(outcome.error)
    this.#wake?.()
    return true
  }

  readonly #onError = (error: Error & { readonly code?: string }): void =>
    this.end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? this.#overBudget('memoria') : error)

  readonly #onExit = (code: number): void => this.end(new Error(`The reading worker ended (${code}).`))

  /** Of a file that is refused there are errors enough to go by. */
  #runOutOfTime(): void {
    if (!this.#isRefused) this.end(this.#overBudget('tiempo'))
    else if (this.#settle({ kind: 'done' })) void this.#worker.terminate()
  }

  #overBudget(of: 'tiempo' | 'memoria'): FileRefusedError {
    const message = `«${this.#file.name}» pide más ${of} del que se da a un archivo de su tamaño: está dañado o no viene de SUNAT.`
    return refusedFor(wholeFile('FILE_OVER_BUDGET', message))
  }

  #say(message: ToWorker): void {
    this.#port.postMessage(message, [])
  }
}
