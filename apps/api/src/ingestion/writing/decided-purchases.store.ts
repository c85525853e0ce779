import type { PurchaseDecision } from '@contapro/sunat'
import type { Session } from '../../platform/db/index.ts'

/** The last decisions about purchases, by code; a decision that was undone is none. One look at a company without decisions. */
export async function findDecidedPurchases(
  session: Session,
  businessUuid: string,
  codes: readonly string[],
): Promise<Map<string, PurchaseDecision>> {
  if (codes.length === 0) return new Map()
  const { rows } = await session.query<{ code: string; kind: PurchaseDecision | 'undone' }>(
    `SELECT wanted.code, last.kind FROM unnest($2::text[]) AS wanted(code) CROSS JOIN LATERAL (
       SELECT kind FROM voucher_decisions WHERE business_uuid = $1 AND code = wanted.code ORDER BY id DESC LIMIT 1) AS last
     WHERE EXISTS (SELECT FROM voucher_decisions WHERE business_uuid = $1)`,
    [businessUuid, codes],
  )
  return new Map(rows.flatMap(({ code, kind }) => (kind === 'undone' ? [] : [[code, kind] as const])))
}
