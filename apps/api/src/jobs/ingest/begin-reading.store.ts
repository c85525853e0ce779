import type { Driver } from '../../platform/db/index.ts'
import type { Operation } from '../../vouchers/rows/voucher-row.ts'
import { type FileLease, renewLease } from '../../vouchers/stores/lease.store.ts'

/**
 * Shows what the file turned out to be and how long it is, and answers in which books the company already has vouchers, or
 * decisions about vouchers: in the others no row replaces anything.
 */
export async function beginReading(
  driver: Driver,
  lease: FileLease,
  { kind, bytesTotal }: { readonly kind: string; readonly bytesTotal: number },
): Promise<ReadonlySet<Operation>> {
  return driver.transaction(async (tx) => {
    await renewLease(tx, lease)
    await tx.query('UPDATE ingestions SET bytes_total = $2 WHERE business_uuid = $1', [lease.businessUuid, bytesTotal])
    await tx.query(
      'UPDATE upload_files SET kind = $4 WHERE business_uuid = $1 AND upload_uuid = $2 AND position = $3',
      [lease.businessUuid, lease.uploadUuid, lease.position, kind],
    )
    const { rows } = await tx.query<{ operation: Operation }>(
      `SELECT operation FROM (VALUES ('COMPRA'), ('VENTA')) AS books(operation)
       WHERE EXISTS (SELECT FROM vouchers v WHERE v.business_uuid = $1 AND v.operation = books.operation)
         OR books.operation = 'COMPRA' AND EXISTS (SELECT FROM voucher_decisions WHERE business_uuid = $1)`,
      [lease.businessUuid],
    )
    return new Set(rows.map((row) => row.operation))
  })
}
