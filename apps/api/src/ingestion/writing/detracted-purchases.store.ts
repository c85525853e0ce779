import { type Centimos, type CivilDate, type DetractionRateInForce, detractionDue } from '@contapro/sunat'
import type { Session } from '../../platform/db/index.ts'
import { IS_NOTE, MODIFIED_CODE, NEVER_SUPERSEDED } from '../../platform/db/schema/vouchers.ts'

/** Position in the list of a period's purchases under detraction, ordered by issue date, then code. */
export interface PurchaseCursor {
  readonly issuedOn: string
  readonly code: string
}

/** A purchase that owes a deposit, or a part of it. */
export interface DetractedPurchase extends PurchaseCursor {
  /** What is left to be deposited, in céntimos; null where nobody says it. */
  readonly owed: Centimos | null
}

/** Purchases read in one short statement. */
export const PURCHASES_A_STEP = 1000

export const FIRST_PURCHASE: PurchaseCursor = { issuedOn: '0001-01-01', code: '' }

type Row = PurchaseCursor & {
  readonly good: string | null
  readonly amount: number | null
  readonly percent: string | null
  readonly total: number
  readonly paid: number
  readonly notes: number
  readonly entered: number | null
}

/**
 * The next purchases of a period whose detraction is not deposited, as the next publication would show them: the rule says which
 * (`detractionWithoutDeposit`). What is annulled owes nothing.
 */
export async function listDetractedPurchases(
  session: Session,
  { businessUuid, rates }: { readonly businessUuid: string; readonly rates: readonly DetractionRateInForce[] },
  period: string,
  after: PurchaseCursor,
): Promise<DetractedPurchase[]> {
  const { rows } = await session.query<Row>(
    `SELECT v.issued_on AS "issuedOn", v.code, coalesce(e.good, nullif(v.xml_detraction_code, ''), d.good) AS good,
       v.xml_detraction_centimos::float8 AS amount, v.xml_detraction_percent AS percent,
       v.total_centimos::float8 AS total, d.paid, n.notes, e.amount AS entered
     FROM vouchers v CROSS JOIN LATERAL (
       SELECT coalesce(sum(amount_centimos), 0)::float8 AS paid, min(nullif(good_code, '')) AS good FROM detraction_deposits
       WHERE business_uuid = v.business_uuid AND operation = 'COMPRA' AND voucher_code = v.code
         AND superseded_in = ${NEVER_SUPERSEDED}) d
     CROSS JOIN LATERAL (
       SELECT coalesce(sum(total_centimos), 0)::float8 AS notes FROM vouchers
       WHERE business_uuid = v.business_uuid AND operation = 'COMPRA' AND modified_type IS NOT NULL AND ${MODIFIED_CODE} = v.code
         AND superseded_in = ${NEVER_SUPERSEDED} AND NOT annulled AND ${IS_NOTE}) n
     LEFT JOIN LATERAL (SELECT good_code AS good, amount_centimos::float8 AS amount FROM detraction_entries
       WHERE business_uuid = v.business_uuid AND code = v.code ORDER BY id DESC LIMIT 1) e ON true
     WHERE v.business_uuid = $1 AND v.operation = 'COMPRA' AND v.has_detraction AND v.period = $2
       AND (v.issued_on, v.code) > ($3::date, $4) AND v.superseded_in = ${NEVER_SUPERSEDED}
       AND NOT v.annulled AND 'DETRACTION_WITHOUT_DEPOSIT' = ANY (v.observations)
     ORDER BY v.issued_on, v.code LIMIT ${PURCHASES_A_STEP}`,
    [businessUuid, period, after.issuedOn, after.code],
  )
  return rows.map((row) => ({ issuedOn: row.issuedOn, code: row.code, owed: owedOf(row, rates) }))
}

function owedOf(
  { good, amount, percent, total, paid, notes, entered, issuedOn }: Row,
  rates: readonly DetractionRateInForce[],
) {
  const stated = { code: good, amount: amount as Centimos | null, percent }
  const voucher = {
    total: total as Centimos,
    issuedOn: issuedOn as CivilDate,
    notes: notes as Centimos,
    entered: entered as Centimos | null,
  }
  const due = detractionDue(stated, voucher, rates)
  return due === null ? null : ((due - paid) as Centimos)
}
