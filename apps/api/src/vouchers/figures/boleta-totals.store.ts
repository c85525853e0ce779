import type { PurchaseStatus } from '@contapro/sunat'
import type { Session } from '../../platform/db/index.ts'

/** Purchase figures of a year that the limit of boletas is computed from: totals by type, whether deductible, and whether over it. */
export interface PurchaseTotal {
  readonly type: string
  readonly status: PurchaseStatus
  readonly annulled: boolean
  readonly overBoletaLimit: boolean
  readonly vouchers: number
  readonly total: number
}

/** Published totals of the purchases of a year's periods. */
export async function listPurchaseTotals(
  session: Session,
  businessUuid: string,
  year: string,
): Promise<PurchaseTotal[]> {
  const { rows } = await session.query<PurchaseTotal & { total: string }>(
    `SELECT type, status, annulled, over_boleta_limit AS "overBoletaLimit", sum(vouchers)::int AS vouchers, sum(total_centimos)::bigint AS total
     FROM period_figures WHERE business_uuid = $1 AND operation = 'COMPRA' AND period BETWEEN $2 AND $3 GROUP BY 1, 2, 3, 4`,
    [businessUuid, `${year}01`, `${year}12`],
  )
  return rows.map((row) => ({ ...row, total: Number(row.total) }))
}

/** Every period that has published boletas among its purchases. */
export async function listPeriodsOfBoletas(session: Session, businessUuid: string): Promise<string[]> {
  const { rows } = await session.query<{ period: string }>(
    `SELECT DISTINCT period FROM period_figures
     WHERE business_uuid = $1 AND operation = 'COMPRA' AND type = '03' AND vouchers > 0 ORDER BY period`,
    [businessUuid],
  )
  return rows.map(({ period }) => period)
}

/** The first boleta over the limit of its year, with the total of the deductible boletas before it. */
export interface FirstBoletaOver {
  readonly code: string
  readonly total: number
  readonly totalBefore: number
}

/** The first published boleta of a year that is over the limit, in the order in which boletas count; undefined without one. */
export async function findFirstBoletaOver(
  session: Session,
  businessUuid: string,
  year: string,
): Promise<FirstBoletaOver | undefined> {
  const { rows } = await session.query<{ code: string; total: string; totalBefore: string | null }>(
    `SELECT code, total_centimos AS total, "totalBefore" FROM (
       SELECT code, period, issued_on, total_centimos, over_boleta_limit,
         sum(total_centimos) FILTER (WHERE status = 'gasto deducible') OVER (ORDER BY period, issued_on, code) AS "totalBefore"
       FROM published_vouchers
       WHERE business_uuid = $1 AND operation = 'COMPRA' AND type = '03' AND period BETWEEN $2 AND $3
     ) boletas WHERE over_boleta_limit ORDER BY period, issued_on, code LIMIT 1`,
    [businessUuid, `${year}01`, `${year}12`],
  )
  return rows.map((row) => ({ ...row, total: Number(row.total), totalBefore: Number(row.totalBefore ?? 0) }))[0]
}
