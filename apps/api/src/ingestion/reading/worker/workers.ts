import { Worker } from 'node:worker_threads'

const program = new URL('./reading-worker.ts', import.meta.url)

/** How long a worker waits for the next file before it ends, in milliseconds. */
const IDLE_MS = 30_000

interface IdleWorker {
  readonly worker: Worker
  readonly heapMiB: number
  readonly timer: NodeJS.Timeout
}

/** Workers that wait for a file, the one that read last at the end: starting one takes a fifth of a second. */
let idle: readonly IdleWorker[] = []

/** Where workers come from that read files. */
export interface ReadingWorkers {
  /** A worker that reads nothing yet, with so much memory. It sees none of the server's environment. */
  take(heapMiB: number): Worker
  /** A worker has read its file to the end and waits for another. One that did not is ended instead: nobody knows what it still does. */
  giveBack(worker: Worker, heapMiB: number): void
}

/** The workers of this process. */
export const readingWorkers: ReadingWorkers = { take: takeWorker, giveBack }

function takeWorker(heapMiB: number): Worker {
  const waiting = idle.findLast((one) => one.heapMiB === heapMiB)
  if (!waiting) return startWorker(heapMiB)
  forget(waiting.worker)
  waiting.worker.ref()
  return waiting.worker
}

function giveBack(worker: Worker, heapMiB: number): void {
  const timer = setTimeout(() => end(worker), IDLE_MS).unref()
  worker.unref()
  idle = [...idle, { worker, heapMiB, timer }]
}

function startWorker(heapMiB: number): Worker {
  const worker = new Worker(program, {
    name: 'reading',
    execArgv: ['--conditions=contapro-source'],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heapMiB },
  })
  worker.once('exit', () => forget(worker))
  // Whoever reads hears of it too; without a listener it would end the server.
  worker.on('error', () => undefined)
  return worker
}

/** Nobody is given the worker from now on, although it takes a moment to end. */
function end(worker: Worker): void {
  forget(worker)
  void worker.terminate()
}

function forget(worker: Worker): void {
  clearTimeout(idle.find((one) => one.worker === worker)?.timer)
  idle = idle.filter((one) => one.worker !== worker)
}
