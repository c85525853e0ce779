import type { PurchaseDecision } from '@contapro/sunat'
import type { Session } from '../../platform/db/index.ts'
import type { Operation } from '../rows/voucher-row.ts'
import { type CurrentVoucher, listCurrentWhere } from './vouchers.store.ts'

/** One of the states of a voucher that were stored under several codes. */
export interface SpelledVoucher {
  readonly operation: Operation
  /** The code by the key of its series. */
  readonly code: string
  /** The code that it was stored under. */
  readonly spelledCode: string
  /** Whether another state of the voucher stays. */
  readonly isCopy: boolean
  readonly period: string
  readonly total: number
}

/** The vouchers whose code has a physical series in another spelling than its key. A company has few or none of them. */
export function listOtherSpellings(
  session: Session,
  businessUuid: string,
  operation: Operation,
): Promise<CurrentVoucher[]> {
  const isOtherSpelling = `type !~ '^5[0-4]$' AND series ~ '^([0-9]{1,3}|0[0-9]{4,})$'
    AND starts_with(code, concat_ws('-', issuer_document, type, series) || '-')`
  return listCurrentWhere(session, businessUuid, operation, isOtherSpelling)
}

const SPELLED = `jsonb_to_recordset($2::jsonb) AS s(
  operation text, code text, "spelledCode" text, "isCopy" boolean, period text, total bigint)`

/** The last decision about each purchase, whatever its code was when it was made; a decision that was undone is none. */
export async function findLastDecisions(
  session: Session,
  businessUuid: string,
  spelled: readonly SpelledVoucher[],
): Promise<Map<string, PurchaseDecision>> {
  const { rows } = await session.query<{ code: string; kind: PurchaseDecision | 'undone' }>(
    `SELECT DISTINCT ON (s.code) s.code, d.kind
     FROM ${SPELLED} JOIN voucher_decisions d ON d.business_uuid = $1 AND d.code = s."spelledCode"
     WHERE s.operation = 'COMPRA' ORDER BY s.code, d.id DESC`,
    [businessUuid, JSON.stringify(spelled)],
  )
  return new Map(rows.flatMap(({ code, kind }) => (kind === 'undone' ? [] : [[code, kind] as const])))
}

/** Keeps the copies for the company's screen, and lets whatever names a purchase name it by its code. */
export async function noteSpelledVouchers(
  tx: Session,
  businessUuid: string,
  { spelled, mergedAt }: { readonly spelled: readonly SpelledVoucher[]; readonly mergedAt: Date },
): Promise<void> {
  if (spelled.length === 0) return
  const values = [businessUuid, JSON.stringify(spelled)]
  const moved = `(SELECT * FROM ${SPELLED} WHERE operation = 'COMPRA' AND code <> "spelledCode") AS m`
  for (const table of ['voucher_decisions', 'detraction_entries']) {
    const sql = `UPDATE ${table} t SET code = m.code FROM ${moved} WHERE t.business_uuid = $1 AND t.code = m."spelledCode"`
    await tx.query(sql, values)
  }
  await tx.query(
    `UPDATE detraction_deposit_files f SET lines = (
       SELECT jsonb_agg(line || jsonb_build_object('code', coalesce(m.code, line ->> 'code')) ORDER BY position)
       FROM jsonb_array_elements(f.lines) WITH ORDINALITY AS l(line, position)
       LEFT JOIN ${moved} ON m."spelledCode" = line ->> 'code')
     WHERE business_uuid = $1 AND EXISTS (
       SELECT FROM jsonb_array_elements(f.lines) AS line JOIN ${moved} ON m."spelledCode" = line ->> 'code')`,
    values,
  )
  // The review of all vouchers that follows covers the requests of the former codes.
  await tx.query(
    `DELETE FROM review_requests r USING ${moved} WHERE r.business_uuid = $1 AND r.scope = 'purchase ' || m."spelledCode"`,
    values,
  )
  await tx.query(
    `INSERT INTO merged_vouchers (business_uuid, operation, code, former_code, period, total_centimos, merged_at)
     SELECT $1, operation, code, "spelledCode", period, total, $3 FROM ${SPELLED} WHERE "isCopy"`,
    [...values, mergedAt],
  )
}
