import type { FileSource, IncomingBatch } from '../incoming-batch.ts'
import type { StoredUpload } from '../open-file-source.ts'
import { Reading, type ReadingMeans } from './reading.ts'

/** A file that a worker reads: whoever opened it closes it. */
export interface FileInWorker extends FileSource<IncomingBatch> {
  /** Ends the reading if it is not at its end. */
  close(): void
}

/**
 * Has a received file read by a worker, so that nothing in it can hold up the server: it hands over what it read batch by batch, waits
 * until the batches are taken, and is ended when it takes more than the file allows.
 *
 * @param signal ends the reading with its reason.
 * @throws FileRefusedError for a file that is empty or no table, voucher or zip; so do its batches.
 */
export async function openFileInWorker(
  file: StoredUpload,
  { signal, ...means }: ReadingMeans & { readonly signal: AbortSignal },
): Promise<FileInWorker> {
  signal.throwIfAborted()
  const reading = new Reading(file, means)
  const stop = (): void => reading.end(signal.reason)
  const close = (): void => {
    signal.removeEventListener('abort', stop)
    reading.end(new Error('The reading was left.'))
  }
  signal.addEventListener('abort', stop)
  const { kind, bytesTotal } = await reading.opened.catch((error: unknown) => {
    close()
    throw error
  })
  return {
    kind,
    bytesTotal,
    async *batches() {
      for (let batch = await reading.next(); batch; batch = await reading.next()) yield batch
    },
    close,
  }
}
