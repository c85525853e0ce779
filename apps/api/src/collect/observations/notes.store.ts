import type { Session } from '../../db/index.ts'
import { NEVER_SUPERSEDED } from '../../db/schema/vouchers.ts'
import type { Lease } from '../ingestion/lease.store.ts'

/** A purchase that modifies another one. */
export interface BoughtNote {
  readonly code: string
  /** Null where only its XML is known, which does not say it. */
  readonly modifiedIssuedOn: string | null
  /** Whether the voucher that it modifies is loaded. */
  readonly isFound: boolean
  /** Whether the note is doubted now for lack of it. */
  readonly isDoubted: boolean
}

const PAGE = 500

const modifiedVoucher = `SELECT FROM vouchers v WHERE v.business_uuid = n.business_uuid AND v.operation = 'COMPRA'
  AND v.code = n.issuer_document || '-' || n.modified_type || '-' || n.modified_series || '-' || n.modified_number
  AND v.superseded_in = ${NEVER_SUPERSEDED}`

const isNote = `n.business_uuid = $1 AND n.operation = 'COMPRA' AND n.superseded_in = ${NEVER_SUPERSEDED}`

const select = (condition: string): string =>
  `SELECT n.code, n.modified_issued_on AS "modifiedIssuedOn", EXISTS (${modifiedVoucher}) AS "isFound",
     coalesce('NOTE_WITHOUT_VOUCHER' = ANY (n.observations), false) AS "isDoubted"
   FROM vouchers n WHERE ${isNote} AND ${condition} ORDER BY n.code LIMIT ${PAGE}`

/** The next notes that an ingestion wrote. */
export function listNotesWritten(
  session: Session,
  { businessUuid, version }: Lease,
  after: string,
): Promise<BoughtNote[]> {
  const condition = 'n.modified_type IS NOT NULL AND n.published_in = $2 AND n.code > $3'
  return list(session, condition, [businessUuid, version, after])
}

/** The next notes about vouchers that were issued in a period. */
export function listNotesOfNewPeriods(
  session: Session,
  businessUuid: string,
  period: string,
  after: string,
): Promise<BoughtNote[]> {
  const firstDay = `${period.slice(0, 4)}-${period.slice(4)}-01`
  const condition = `n.modified_type IS NOT NULL AND n.modified_issued_on >= $2::date
    AND n.modified_issued_on < $2::date + interval '1 month' AND n.code > $3`
  return list(session, condition, [businessUuid, firstDay, after])
}

/** The next doubted notes whose voucher is loaded by now. */
export function listNotesFound(session: Session, businessUuid: string, after: string): Promise<BoughtNote[]> {
  const condition = `'NOTE_WITHOUT_VOUCHER' = ANY (n.observations) AND n.code > $2 AND EXISTS (${modifiedVoucher})`
  return list(session, condition, [businessUuid, after])
}

async function list(session: Session, condition: string, params: readonly unknown[]): Promise<BoughtNote[]> {
  return (await session.query<BoughtNote>(select(condition), params)).rows
}

/** Months whose register of purchases was taken in and published. */
export async function findLoadedPeriods(session: Session, businessUuid: string): Promise<Set<string>> {
  const { rows } = await session.query<{ period: string }>(
    `SELECT period FROM loaded_registers WHERE business_uuid = $1 AND operation = 'COMPRA'`,
    [businessUuid],
  )
  return new Set(rows.map(({ period }) => period))
}
