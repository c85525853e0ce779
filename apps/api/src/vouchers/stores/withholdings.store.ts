import type { Session } from '../../platform/db/index.ts'
import { NEVER_SUPERSEDED } from '../../platform/db/schema/vouchers.ts'
import type { WithholdingRow } from '../rows/withholding-row.ts'
import type { Lease } from './lease.store.ts'

/** A withholding that is written: what the XML of another one, or a later reader of its XML, may state otherwise. */
export type CurrentWithholding = Pick<
  WithholdingRow,
  'code' | 'xmlDocument' | 'issuedOn' | 'agentName' | 'receiverName' | 'regime' | 'percent' | 'amount' | 'net'
>

/** The withholdings that the next publication would show, by code. */
export async function findCurrentWithholdings(
  session: Session,
  businessUuid: string,
  codes: readonly string[],
): Promise<Map<string, CurrentWithholding>> {
  const { rows } = await session.query<CurrentWithholding>(
    `SELECT code, xml_document AS "xmlDocument", issued_on AS "issuedOn", agent_name AS "agentName",
       receiver_name AS "receiverName", regime, percent,
       amount_centimos::float8 AS amount, net_centimos::float8 AS net FROM withholdings
     WHERE business_uuid = $1 AND code = ANY($2::text[]) AND superseded_in = ${NEVER_SUPERSEDED}`,
    [businessUuid, codes],
  )
  return new Map(rows.map((row) => [row.code, row]))
}

/** Supersedes the current withholdings of codes. */
export async function supersedeWithholdings(
  tx: Session,
  { businessUuid, version }: Lease,
  codes: readonly string[],
): Promise<void> {
  const which = 'WHERE business_uuid = $1 AND code = ANY($2::text[])'
  await tx.query(`DELETE FROM withholdings ${which} AND published_in = $3`, [businessUuid, codes, version])
  await tx.query(`UPDATE withholdings SET superseded_in = $3 ${which} AND superseded_in = ${NEVER_SUPERSEDED}`, [
    businessUuid,
    codes,
    version,
  ])
}

/** Replaces the current withholdings of their codes. */
export async function writeWithholdings(tx: Session, lease: Lease, rows: readonly WithholdingRow[]): Promise<void> {
  const { businessUuid, version } = lease
  await supersedeWithholdings(
    tx,
    lease,
    rows.map(({ code }) => code),
  )
  await tx.query(
    `INSERT INTO withholdings (business_uuid, published_in, code, xml_document, type, series, number, issued_on, period, role,
       agent_document, agent_name, receiver_document, receiver_name, regime, percent, amount_centimos, net_centimos, voucher_references)
     SELECT $1, $2, w."code", w."xmlDocument", w."type", w."series", w."number", w."issuedOn", w."period", w."role",
       w."agentDocument", w."agentName", w."receiverDocument", w."receiverName", w."regime", w."percent", w."amount", w."net", w."references"
     FROM jsonb_to_recordset($3::jsonb) AS w("code" text, "xmlDocument" text, "type" text, "series" text, "number" text,
       "issuedOn" date, "period" text, "role" text, "agentDocument" text, "agentName" text, "receiverDocument" text,
       "receiverName" text, "regime" text, "percent" text, "amount" bigint, "net" bigint, "references" jsonb)`,
    [businessUuid, version, JSON.stringify(rows)],
  )
}
