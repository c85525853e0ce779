import type { IncomingBatch } from '../../ingestion/reading/incoming-batch.ts'
import { openFileInWorker } from '../../ingestion/reading/worker/open-file-in-worker.ts'
import { FileReading } from '../../ingestion/writing/file-reading.ts'
import type { IngestionContext } from '../ingestion-context.ts'
import type { KeptFile } from './kept-files.store.ts'

/** A kept file is not read as it was when it was ingested. */
export class KeptFileRefusedError extends Error {
  readonly code = 'KEPT_FILE_REFUSED'
  constructor() {
    super('A kept file is refused now.')
  }
}

export interface KeptFileToRead {
  readonly file: KeptFile
  readonly ownRuc: string
  /** Renews the lease while nothing is written. */
  readonly renew: () => Promise<void>
}

/** @param progress share of the file that is read, from 0 to 1. */
export type TakeBatch = (batch: IncomingBatch, progress: number) => Promise<void>

/**
 * Reads a file that was ingested before, without the tables of a zip that are refused.
 *
 * @throws KeptFileRefusedError, FileRefusedError, FileMissingError
 */
export async function readKeptFile(
  context: IngestionContext,
  { file, ownRuc, renew }: KeptFileToRead,
  take: TakeBatch,
): Promise<void> {
  const whole: Kept = { file, ownRuc, reading: new FileReading([]) }
  const first = file.hasRefusedFiles ? await withoutRefusedTables(context, whole, renew) : whole
  await readBatches(context, first, take)
  if (first.reading.isRefused || first.reading.isToRepeat) throw new KeptFileRefusedError()
}

interface Kept {
  readonly file: KeptFile
  readonly ownRuc: string
  readonly reading: FileReading
}

async function withoutRefusedTables(
  context: IngestionContext,
  kept: Kept,
  renew: KeptFileToRead['renew'],
): Promise<Kept> {
  await readBatches(context, kept, renew)
  return { ...kept, reading: kept.reading.again() }
}

async function readBatches(context: IngestionContext, { file, ownRuc, reading }: Kept, take: TakeBatch): Promise<void> {
  const { name, storageKey, sizeBytes, madeAtMs, receivedAtMs, version } = file
  const received = { madeAtMs, receivedAtMs, version }
  const stored = { name, storageKey, sizeBytes, ownRuc, received, leftOut: reading.leftOut }
  const source = await openFileInWorker(stored, context)
  reading.kind = source.kind
  try {
    for await (const batch of source.batches()) {
      context.signal.throwIfAborted()
      if (reading.add(batch)) await take(batch, batch.bytesRead / Math.max(1, source.bytesTotal))
    }
  } finally {
    source.close()
  }
  reading.end()
}
