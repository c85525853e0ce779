import { publishChanges, type WrittenChanges } from '../../ingestion/writing/publish.store.ts'
import type { LoadedRegister } from '../../ingestion/writing/voucher-writer.ts'
import type { Driver, Session } from '../../platform/db/index.ts'
import { type Lease, releaseLease, renewLease } from '../../vouchers/stores/lease.store.ts'
import type { KeptFile } from './kept-files.store.ts'

/** A request to undo an upload that is being carried out. */
export interface Withdrawal {
  readonly uploadUuid: string
  /** Id of its `ReviewRequest`. */
  readonly request: number
}

/** Shows which upload is being undone, and how many bytes have to be read for it. */
export function beginWithdrawal(
  driver: Driver,
  lease: Lease,
  { uploadUuid, bytesTotal }: { readonly uploadUuid: string; readonly bytesTotal: number },
): Promise<void> {
  return driver.transaction(async (tx) => {
    await renewLease(tx, lease)
    await tx.query('UPDATE ingestions SET upload_uuid = $2, bytes_total = $3 WHERE business_uuid = $1', [
      lease.businessUuid,
      uploadUuid,
      bytesTotal,
    ])
  })
}

/** What counts no longer from a withdrawal on. */
export interface Withdrawn extends WrittenChanges {
  /** Hashes of documents that no other file holds. */
  readonly documents: readonly string[]
  /** Hashes of the files of the upload. */
  readonly own: readonly string[]
  readonly gone: readonly LoadedRegister[]
  /** Files of other uploads that changed nothing when they came, because the upload had their bytes. They count now. */
  readonly counting: readonly KeptFile[]
}

/** Makes a withdrawal visible at once. Returns the storage keys that are no longer needed; the files that were sent are kept. */
export function publishWithdrawal(
  driver: Driver,
  lease: Lease,
  { withdrawal, withdrawn }: { readonly withdrawal: Withdrawal; readonly withdrawn: Withdrawn },
): Promise<string[]> {
  const { businessUuid } = lease
  return driver.transaction(async (tx) => {
    await renewLease(tx, lease)
    await publishChanges(tx, lease, withdrawn)
    await tx.query(
      `DELETE FROM loaded_registers l USING jsonb_to_recordset($2::jsonb) AS r(operation text, period text)
       WHERE l.business_uuid = $1 AND l.operation = r.operation AND l.period = r.period`,
      [businessUuid, JSON.stringify(withdrawn.gone)],
    )
    const documents = [businessUuid, withdrawn.documents]
    await tx.query('DELETE FROM voucher_items WHERE business_uuid = $1 AND sha256 = ANY ($2::text[])', documents)
    const { rows } = await tx.query<{ key: string }>(
      `WITH gone AS (DELETE FROM documents WHERE business_uuid = $1 AND sha256 = ANY ($2::text[]) RETURNING storage_key)
       SELECT storage_key AS key FROM gone WHERE storage_key NOT IN (
         SELECT storage_key FROM upload_files WHERE business_uuid = $1 AND storage_key IS NOT NULL)`,
      documents,
    )
    await tx.query(
      `UPDATE upload_files SET storage_key = NULL
       WHERE business_uuid = $1 AND upload_uuid <> $2 AND already_uploaded AND sha256 = ANY ($3::text[])`,
      [businessUuid, withdrawal.uploadUuid, withdrawn.own],
    )
    await tx.query(
      `UPDATE upload_files f SET already_uploaded = false, storage_key = c."storageKey"
       FROM jsonb_to_recordset($2::jsonb) AS c("uploadUuid" uuid, position int, "storageKey" text)
       WHERE f.business_uuid = $1 AND f.upload_uuid = c."uploadUuid" AND f.position = c.position`,
      [businessUuid, JSON.stringify(withdrawn.counting)],
    )
    await close(tx, lease, { withdrawal, state: 'done' })
    return rows.map(({ key }) => key)
  })
}

/** Ends a withdrawal that is not possible; everything counts as before. */
export function refuseWithdrawal(driver: Driver, lease: Lease, withdrawal: Withdrawal): Promise<void> {
  return driver.transaction(async (tx) => {
    await renewLease(tx, lease)
    await close(tx, lease, { withdrawal, state: 'failed' })
  })
}

async function close(
  tx: Session,
  lease: Lease,
  { withdrawal, state }: { readonly withdrawal: Withdrawal; readonly state: 'done' | 'failed' },
): Promise<void> {
  const { businessUuid } = lease
  await tx.query('UPDATE uploads SET undo_state = $3 WHERE business_uuid = $1 AND uuid = $2', [
    businessUuid,
    withdrawal.uploadUuid,
    state,
  ])
  await tx.query('DELETE FROM review_requests WHERE business_uuid = $1 AND id = $2', [businessUuid, withdrawal.request])
  await releaseLease(tx, lease)
}
