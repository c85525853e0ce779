import type { Session } from '../../db/index.ts'
import type { FileOutcome } from './publish.store.ts'

/** What a document brought when it was published; undefined when the company does not have it. */
export async function findPublishedDocument(
  session: Session,
  businessUuid: string,
  sha256: string,
): Promise<FileOutcome | undefined> {
  const { rows } = await session.query<FileOutcome>(
    `SELECT d.kind, d.tax_period AS "taxPeriod", d.rows_read AS "rowsRead", 0 AS "vouchersNew", d.vouchers AS "vouchersKnown"
     FROM documents d JOIN businesses b ON b.uuid = d.business_uuid AND d.published_in <= b.published_version
     WHERE d.business_uuid = $1 AND d.sha256 = $2`,
    [businessUuid, sha256],
  )
  return rows[0]
}

/** Purchase figures of a period that the limit of boletas is reckoned from: totals by type, whether deductible, and whether over it. */
export interface PurchaseTotal {
  readonly type: string
  readonly status: string
  readonly annulled: boolean
  readonly overBoletaLimit: boolean
  readonly vouchers: number
  readonly total: number
}

/** Published totals of a period's purchases. */
export async function listPurchaseTotals(
  session: Session,
  businessUuid: string,
  period: string,
): Promise<PurchaseTotal[]> {
  const { rows } = await session.query<PurchaseTotal & { total: string }>(
    `SELECT type, status, annulled, over_boleta_limit AS "overBoletaLimit", sum(vouchers)::int AS vouchers, sum(total_centimos)::bigint AS total
     FROM period_figures WHERE business_uuid = $1 AND operation = 'COMPRA' AND period = $2 GROUP BY 1, 2, 3, 4`,
    [businessUuid, period],
  )
  return rows.map((row) => ({ ...row, total: Number(row.total) }))
}
