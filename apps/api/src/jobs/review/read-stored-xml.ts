import { FileRefusedError } from '../../ingestion/reading/file-refused.ts'
import type { FileSource, IncomingBatch } from '../../ingestion/reading/incoming-batch.ts'
import { openFileInWorker } from '../../ingestion/reading/worker/open-file-in-worker.ts'
import { FileMissingError } from '../../platform/files/index.ts'
import type { StoredXml } from '../../vouchers/stores/xml-documents.store.ts'
import type { IngestionContext } from '../ingestion-context.ts'

/** What a stored XML says as it is read now; undefined where the storage has lost it, or holds other bytes. */
export async function readStoredXml(
  context: IngestionContext,
  { sha256, name, storageKey }: StoredXml,
  ownRuc: string,
): Promise<IncomingBatch | undefined> {
  try {
    // How large it is only tells how far the reading is.
    const source = await openFileInWorker({ name, storageKey, sizeBytes: 1, ownRuc, received: anywhere }, context)
    return await batchOf(source, sha256).finally(() => source.close())
  } catch (error) {
    if (!(error instanceof FileMissingError || error instanceof FileRefusedError)) throw error
    context.logger.warn({ document: sha256, error }, 'A stored XML could not be read again.')
    return undefined
  }
}

/** An XML has no place among rows. */
const anywhere = { madeAtMs: null, receivedAtMs: 0, version: 0 }

/** To the end of the file: a worker that is left before is of no more use. */
async function batchOf(source: FileSource<IncomingBatch>, sha256: string): Promise<IncomingBatch | undefined> {
  let found: IncomingBatch | undefined
  for await (const batch of source.batches()) {
    if (batch.xmlDocuments.some((document) => document.sha256 === sha256)) found = batch
  }
  return found
}
