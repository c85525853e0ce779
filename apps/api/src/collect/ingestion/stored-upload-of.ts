import type { StoredUpload } from '../reading/open-file-source.ts'
import type { Lease, ReceivedFile } from './lease.store.ts'

/** A received file as its readers take it. */
export function storedUploadOf(file: ReceivedFile, { version }: Lease): StoredUpload {
  const { name, storageKey, sizeBytes, businessRuc: ownRuc, madeAtMs, receivedAtMs } = file
  return { name, storageKey, sizeBytes, ownRuc, received: { madeAtMs, receivedAtMs, version } }
}
