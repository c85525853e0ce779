import type { Lease, ReceivedFile } from '../../vouchers/stores/lease.store.ts'
import type { StoredUpload } from './open-file-source.ts'

/** A received file as its readers take it. */
export function storedUploadOf(file: ReceivedFile, { version }: Lease): StoredUpload {
  const { name, storageKey, sizeBytes, businessRuc: ownRuc, madeAtMs, receivedAtMs } = file
  return { name, storageKey, sizeBytes, ownRuc, received: { madeAtMs, receivedAtMs, version } }
}
