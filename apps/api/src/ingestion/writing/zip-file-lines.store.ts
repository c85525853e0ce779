import type { Session } from '../../platform/db/index.ts'
import type { FileLease } from '../../vouchers/stores/lease.store.ts'
import { storable } from '../reading/remarks.ts'
import type { ZipFileLine } from './zip-file-lines.ts'

/** Lists the files of the zip that the lease is for, behind the files of its upload. They have no bytes of their own. */
export async function insertZipFileLines(
  tx: Session,
  { businessUuid, uploadUuid }: FileLease,
  lines: readonly ZipFileLine[],
): Promise<void> {
  if (lines.length === 0) return
  const records = lines.map(({ errors, ...line }, index) => ({
    ...line,
    index,
    errors: errors.first.map(storable),
    errors_total: errors.total,
  }))
  await tx.query(
    `INSERT INTO upload_files
       (business_uuid, upload_uuid, position, name, state, kind, size_bytes, tax_period, rows_read, errors, errors_total)
     SELECT $1, $2, last.position + 1 + l.index, l.name, l.state, l.kind, l."sizeBytes", l.period, l."rowsRead", l.errors, l.errors_total
     FROM (SELECT max(position) AS position FROM upload_files WHERE business_uuid = $1 AND upload_uuid = $2) AS last,
       jsonb_to_recordset($3::jsonb) AS l(index int, name text, state text, kind text, "sizeBytes" bigint, period text, "rowsRead" int,
         errors jsonb, errors_total int)`,
    [businessUuid, uploadUuid, JSON.stringify(records)],
  )
}
