import type { Session } from '../../platform/db/index.ts'
import { MODIFIED_CODE, NEVER_SUPERSEDED } from '../../platform/db/schema/vouchers.ts'
import type { Lease } from '../../vouchers/stores/lease.store.ts'

/** A purchase under detraction, and its period. */
export interface ModifiedPurchase {
  readonly code: string
  readonly period: string
}

/** Purchases under detraction whose notes an ingestion wrote or replaced. */
export async function listModifiedPurchases(
  session: Session,
  { businessUuid, version }: Lease,
): Promise<ModifiedPurchase[]> {
  const { rows } = await session.query<ModifiedPurchase>(
    `SELECT code, period FROM vouchers
     WHERE business_uuid = $1 AND operation = 'COMPRA' AND has_detraction AND superseded_in = ${NEVER_SUPERSEDED} AND code IN (
       SELECT ${MODIFIED_CODE} FROM vouchers
       WHERE business_uuid = $1 AND operation = 'COMPRA' AND modified_type IS NOT NULL AND $2 IN (published_in, superseded_in))
     ORDER BY code`,
    [businessUuid, version],
  )
  return rows
}
