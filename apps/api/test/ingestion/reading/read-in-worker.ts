import { Readable } from 'node:stream'
import { Worker } from 'node:worker_threads'
import { vi } from 'vitest'
import { defaultFileLimits, type FileLimits } from '../../../src/ingestion/reading/file-limits.ts'
import type { IncomingBatch } from '../../../src/ingestion/reading/incoming-batch.ts'
import { defaultReadingLimits, type ReadingLimits } from '../../../src/ingestion/reading/reading-budget.ts'
import { openFileInWorker } from '../../../src/ingestion/reading/worker/open-file-in-worker.ts'
import { readingWorkers } from '../../../src/ingestion/reading/worker/workers.ts'
import type { FileStorage } from '../../../src/platform/files/index.ts'
import { purchasesFile } from '../../../test-kit/register-files.ts'

/** Workers of this process. A test can replace the next one. */
export const take = vi.fn<typeof readingWorkers.take>((heapMiB) => readingWorkers.take(heapMiB))
export const giveBack = vi.fn<typeof readingWorkers.giveBack>((...a) => readingWorkers.giveBack(...a))

const ownRuc = '20990000019'
const received = { madeAtMs: null, receivedAtMs: 0, version: 1 }
export const register = (rows: number): Buffer =>
  Buffer.from(
    purchasesFile(
      ownRuc,
      '202608',
      Array.from({ length: rows }, (_, i) => ({ taxable: i + 1 })),
    ).content,
  )

/** Storage with one file, read in chunks of 64 KiB. `handed` gives the number of bytes read so far. */
export function storageOf(content: Buffer): { storage: FileStorage; readonly handed: () => number } {
  let handed = 0
  const opened = async (_: string, { start, end } = { start: 0, end: content.length }) =>
    Readable.from(
      (function* () {
        for (let at = start; at < end; at += 65_536) {
          handed = Math.max(handed, at)
          yield content.subarray(at, Math.min(end, at + 65_536))
        }
      })(),
      { highWaterMark: 1 },
    )
  return { storage: { open: opened } as unknown as FileStorage, handed: () => handed }
}

interface Facts {
  readonly reading?: Partial<ReadingLimits>
  readonly limits?: Partial<FileLimits>
  readonly name?: string
  readonly storage?: FileStorage
  readonly signal?: AbortSignal
}

/** Opens the file; a server that stops is the signal's. */
export function open(content: Buffer, { reading, limits, name = 'propuesta.txt', storage, signal }: Facts = {}) {
  const file = { name, storageKey: 'a', sizeBytes: content.length, ownRuc, received }
  return openFileInWorker(file, {
    storage: storage ?? storageOf(content).storage,
    workers: { take, giveBack },
    limits: { ...defaultFileLimits, ...limits, reading: { ...defaultReadingLimits, ...reading } },
    signal: signal ?? new AbortController().signal,
  })
}

export async function readAll(content: Buffer, facts?: Facts): Promise<IncomingBatch[]> {
  const file = await open(content, facts)
  const batches: IncomingBatch[] = []
  try {
    for await (const batch of file.batches()) batches.push(batch)
  } finally {
    file.close()
  }
  return batches
}

/** A worker that does this with the first file that it is given. */
export const workerThat = (program: string): Worker =>
  new Worker(`require('node:worker_threads').parentPort.on('message', ({ port }) => { ${program} })`, { eval: true })
