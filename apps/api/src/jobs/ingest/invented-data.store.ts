import { versionedTables } from '../../ingestion/writing/undo.store.ts'
import type { Driver, Session } from '../../platform/db/index.ts'
import type { UploadRemark } from '../../platform/db/schema/uploads.ts'
import { type FileLease, releaseLease, renewLease } from '../../vouchers/stores/lease.store.ts'

/** What every upload that ends the demo of its company says. */
const WITHDRAWN: UploadRemark = {
  line: null,
  field: null,
  code: 'DEMO_WITHDRAWN',
  message: 'Retiramos los comprobantes de demostración de la empresa: desde ahora muestra solo lo que subes.',
}

/** What hangs on the rows of an ingestion; with an invented company all of it is invented. */
const booksOf = [...versionedTables, 'voucher_items', 'period_figures', 'detraction_figures', 'loaded_registers']

const isInvented = "business_uuid = $1 AND origin = 'demo' AND state <> 'receiving'"

/**
 * Empties the books of a company that nothing but the demo has filled, with its uploads, at once: readers see them whole or
 * not at all. The file at work is put back and begins with an empty company. In one transaction: the demo gives a company
 * some hundred vouchers. Answers the storage keys that are no longer needed.
 */
export function withdrawInvented(driver: Driver, lease: FileLease): Promise<string[]> {
  const { businessUuid, version } = lease
  return driver.transaction(async (tx) => {
    await renewLease(tx, lease)
    const keys = await storageKeysOf(tx, businessUuid)
    for (const table of [...booksOf, 'documents']) {
      await tx.query(`DELETE FROM ${table} WHERE business_uuid = $1`, [businessUuid])
    }
    await tx.query(`DELETE FROM uploads WHERE ${isInvented}`, [businessUuid])
    await tx.query('UPDATE businesses SET published_version = $2 WHERE uuid = $1', [businessUuid, version])
    await tx.query(
      `UPDATE upload_files SET state = 'waiting', attempts = attempts - 1, errors = $4::jsonb, errors_total = 1
       WHERE business_uuid = $1 AND upload_uuid = $2 AND position = $3`,
      [businessUuid, lease.uploadUuid, lease.position, JSON.stringify([WITHDRAWN])],
    )
    await releaseLease(tx, lease)
    return keys
  })
}

async function storageKeysOf(tx: Session, businessUuid: string): Promise<string[]> {
  const { rows } = await tx.query<{ key: string }>(
    `SELECT storage_key AS key FROM documents WHERE business_uuid = $1
     UNION SELECT f.storage_key FROM upload_files f JOIN uploads u ON u.business_uuid = f.business_uuid AND u.uuid = f.upload_uuid
     WHERE f.business_uuid = $1 AND f.storage_key IS NOT NULL AND u.origin = 'demo' AND u.state <> 'receiving'`,
    [businessUuid],
  )
  return rows.map(({ key }) => key)
}

/** Removes the upload of the file at work; nothing of it is taken in. Answers the storage keys of its files. */
export function removeUploadAtWork(driver: Driver, lease: FileLease): Promise<string[]> {
  const upload = [lease.businessUuid, lease.uploadUuid]
  return driver.transaction(async (tx) => {
    await renewLease(tx, lease)
    const { rows } = await tx.query<{ key: string | null }>(
      'SELECT storage_key AS key FROM upload_files WHERE business_uuid = $1 AND upload_uuid = $2',
      upload,
    )
    await tx.query('DELETE FROM uploads WHERE business_uuid = $1 AND uuid = $2', upload)
    await releaseLease(tx, lease)
    return rows.flatMap(({ key }) => (key === null ? [] : [key]))
  })
}
