import { type Centimos, detractionDue } from '@contapro/sunat'
import type { Session } from '../../db/index.ts'
import { NEVER_SUPERSEDED } from '../../db/schema/vouchers.ts'
import { noteTypes } from '../../note-types.ts'

/** Position in the list of a period's purchases under detraction, ordered by issue date, then code. */
export interface PurchaseCursor {
  readonly issuedOn: string
  readonly code: string
}

/** A purchase that owes a deposit, or did. */
export interface DetractedPurchase extends PurchaseCursor {
  readonly hasDeposit: boolean
  /** What is to be deposited, in céntimos; null where nobody says it. */
  readonly due: Centimos | null
}

/** Purchases read in one short statement. */
export const PURCHASES_A_STEP = 1000

export const FIRST_PURCHASE: PurchaseCursor = { issuedOn: '0001-01-01', code: '' }

/**
 * The next purchases of a period under detraction, as the next publication would show them. Notes follow the voucher that
 * they modify, and what is annulled owes nothing.
 */
export async function listDetractedPurchases(
  session: Session,
  businessUuid: string,
  period: string,
  after: PurchaseCursor,
): Promise<DetractedPurchase[]> {
  // A look into an index for each purchase: from EXISTS the planner makes a join, and a slow one while it knows little.
  const { rows } = await session.query<
    Omit<DetractedPurchase, 'due'> & { amount: number | null; percent: string | null; total: number }
  >(
    `SELECT v.issued_on AS "issuedOn", v.code, v.xml_detraction_centimos::float8 AS amount, v.xml_detraction_percent AS percent,
       v.total_centimos::float8 AS total, (
         SELECT true FROM detraction_deposits d
         WHERE d.business_uuid = v.business_uuid AND d.operation = 'COMPRA' AND d.voucher_code = v.code
           AND d.superseded_in = ${NEVER_SUPERSEDED} LIMIT 1) IS NOT NULL AS "hasDeposit"
     FROM vouchers v
     WHERE v.business_uuid = $1 AND v.operation = 'COMPRA' AND v.has_detraction AND v.period = $2
       AND (v.issued_on, v.code) > ($3::date, $4) AND v.superseded_in = ${NEVER_SUPERSEDED}
       AND NOT v.annulled AND v.type <> ALL($5::text[])
     ORDER BY v.issued_on, v.code LIMIT ${PURCHASES_A_STEP}`,
    [businessUuid, period, after.issuedOn, after.code, noteTypes],
  )
  return rows.map(({ amount, percent, total, ...purchase }) => ({
    ...purchase,
    due: detractionDue({ amount: amount as Centimos | null, percent }, total as Centimos),
  }))
}
