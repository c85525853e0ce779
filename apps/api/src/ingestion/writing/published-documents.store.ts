import type { Session } from '../../platform/db/index.ts'
import type { FileOutcome } from './publish.store.ts'

/** What a document brought when it was published; undefined when the company does not have it. */
export async function findPublishedDocument(
  session: Session,
  businessUuid: string,
  sha256: string,
): Promise<FileOutcome | undefined> {
  const { rows } = await session.query<FileOutcome>(
    `SELECT d.kind, d.tax_period AS "taxPeriod", d.rows_read AS "rowsRead", 0 AS "vouchersNew", d.vouchers AS "vouchersKnown",
       0 AS "rowsRepeated", 0 AS "rowsSetAside", 0 AS "vouchersChanged", 0 AS "igvChange"
     FROM documents d JOIN businesses b ON b.uuid = d.business_uuid AND d.published_in <= b.published_version
     WHERE d.business_uuid = $1 AND d.sha256 = $2`,
    [businessUuid, sha256],
  )
  return rows[0]
}
