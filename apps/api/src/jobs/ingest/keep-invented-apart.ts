import { FileRefusedError } from '../../ingestion/reading/file-refused.ts'
import type { FileSource, IncomingBatch } from '../../ingestion/reading/incoming-batch.ts'
import { storedUploadOf } from '../../ingestion/reading/stored-upload-of.ts'
import { openFileInWorker } from '../../ingestion/reading/worker/open-file-in-worker.ts'
import { FileReading } from '../../ingestion/writing/file-reading.ts'
import { FileMissingError } from '../../platform/files/index.ts'
import { type FileLease, type ReceivedFile, renewLease } from '../../vouchers/stores/lease.store.ts'
import type { IngestionContext } from '../ingestion-context.ts'
import { removeUploadAtWork, withdrawInvented } from './invented-data.store.ts'

/**
 * Keeps what the demo invents apart from all else, for a file whose company has uploads of the other kind: an invented one is
 * not taken in; before any other, what was invented is withdrawn, and the file waits for its next turn. Answers whether
 * that was the whole work: a file that is refused withdraws nothing.
 */
export async function keepInventedApart(
  context: IngestionContext,
  lease: FileLease,
  file: ReceivedFile,
): Promise<boolean> {
  const { driver, storage } = context
  const isInvented = file.origin === 'demo'
  if (!isInvented && !(await isReadable(context, lease, file))) return false
  const keys = await (isInvented ? removeUploadAtWork(driver, lease) : withdrawInvented(driver, lease))
  for (const key of keys) await storage.remove(key)
  return true
}

/** Reads a file to its end, or to its first error, without keeping anything. */
async function isReadable(context: IngestionContext, lease: FileLease, file: ReceivedFile): Promise<boolean> {
  const reading = new FileReading([])
  try {
    const source = await openFileInWorker(storedUploadOf(file, lease), context)
    reading.kind = source.kind
    await readToEnd(source, reading, () => context.driver.transaction((tx) => renewLease(tx, lease))).finally(() =>
      source.close(),
    )
    return !reading.isRefused
  } catch (e) {
    if (e instanceof FileMissingError || e instanceof FileRefusedError) return false
    throw e
  }
}

/** @param keep called between two batches. */
async function readToEnd(
  source: FileSource<IncomingBatch>,
  reading: FileReading,
  keep: () => Promise<unknown>,
): Promise<void> {
  for await (const batch of source.batches()) {
    reading.add(batch)
    if (reading.isRefused) return
    await keep()
  }
  reading.end()
}
