import type { Session } from '../../platform/db/index.ts'
import { NEVER_SUPERSEDED } from '../../platform/db/schema/vouchers.ts'
import type { Operation } from '../../vouchers/rows/voucher-row.ts'
import type { Lease } from '../../vouchers/stores/lease.store.ts'

/** The notes of a company's book. */
export interface NotesOf {
  readonly businessUuid: string
  readonly operation: Operation
}

/** A voucher that modifies another one. */
export interface KnownNote {
  readonly code: string
  /** Null where only its XML is known, which does not say it. */
  readonly modifiedIssuedOn: string | null
  /** Whether the voucher that it modifies is loaded. */
  readonly isFound: boolean
  /** Whether the note is doubted now for lack of it. */
  readonly isDoubted: boolean
}

const PAGE = 500

/** Any state of the voucher that a note modifies. */
const namedVoucher = `SELECT FROM vouchers v WHERE v.business_uuid = n.business_uuid AND v.operation = n.operation
  AND v.code = n.issuer_document || '-' || n.modified_type || '-' || n.modified_series || '-' || n.modified_number`

const modifiedVoucher = `${namedVoucher} AND v.superseded_in = ${NEVER_SUPERSEDED}`

const isNote = `n.business_uuid = $1 AND n.operation = $2 AND n.superseded_in = ${NEVER_SUPERSEDED}`

const select = (condition: string): string =>
  `SELECT n.code, n.modified_issued_on AS "modifiedIssuedOn", EXISTS (${modifiedVoucher}) AS "isFound",
     coalesce('NOTE_WITHOUT_VOUCHER' = ANY (n.observations), false) AS "isDoubted"
   FROM vouchers n WHERE ${isNote} AND ${condition} ORDER BY n.code LIMIT ${PAGE}`

/** The next notes that an ingestion wrote. */
export function listNotesWritten(
  session: Session,
  { businessUuid, version }: Lease,
  operation: Operation,
  after: string,
): Promise<KnownNote[]> {
  const condition = 'n.modified_type IS NOT NULL AND n.published_in = $3 AND n.code > $4'
  return list(session, condition, [businessUuid, operation, version, after])
}

/** The next notes about vouchers that were issued in a period. */
export function listNotesOfNewPeriods(
  session: Session,
  { businessUuid, operation }: NotesOf,
  period: string,
  after: string,
): Promise<KnownNote[]> {
  const firstDay = `${period.slice(0, 4)}-${period.slice(4)}-01`
  const condition = `n.modified_type IS NOT NULL AND n.modified_issued_on >= $3::date
    AND n.modified_issued_on < $3::date + interval '1 month' AND n.code > $4`
  return list(session, condition, [businessUuid, operation, firstDay, after])
}

/** The next doubted notes whose voucher is loaded by now. */
export function listNotesFound(
  session: Session,
  { businessUuid, operation }: NotesOf,
  after: string,
): Promise<KnownNote[]> {
  const condition = `'NOTE_WITHOUT_VOUCHER' = ANY (n.observations) AND n.code > $3 AND EXISTS (${modifiedVoucher})`
  return list(session, condition, [businessUuid, operation, after])
}

/** The next notes that no register has put into soles, if an ingestion wrote them, or wrote or replaced the voucher that they modify. */
export function listNotesToRate(
  session: Session,
  { businessUuid, version }: Lease,
  operation: Operation,
  after: string,
): Promise<KnownNote[]> {
  const condition = `n.source = 'xml' AND n.currency <> 'PEN' AND n.modified_type IS NOT NULL AND n.code > $4
    AND (n.published_in = $3 OR EXISTS (${namedVoucher} AND $3 IN (v.published_in, v.superseded_in)))`
  return list(session, condition, [businessUuid, operation, version, after])
}

/** The next of all notes. */
export function listNotes(session: Session, { businessUuid, operation }: NotesOf, after: string): Promise<KnownNote[]> {
  return list(session, 'n.modified_type IS NOT NULL AND n.code > $3', [businessUuid, operation, after])
}

async function list(session: Session, condition: string, params: readonly unknown[]): Promise<KnownNote[]> {
  return (await session.query<KnownNote>(select(condition), params)).rows
}

/** Months of which the register of a book was taken in and published. */
export async function findLoadedPeriods(session: Session, { businessUuid, operation }: NotesOf): Promise<Set<string>> {
  const { rows } = await session.query<{ period: string }>(
    'SELECT period FROM loaded_registers WHERE business_uuid = $1 AND operation = $2',
    [businessUuid, operation],
  )
  return new Set(rows.map(({ period }) => period))
}
