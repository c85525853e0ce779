import type { CsvRows } from '../../platform/db/csv-rows.ts'
import type { Session } from '../../platform/db/index.ts'
import { NEVER_SUPERSEDED } from '../../platform/db/schema/vouchers.ts'
import { readVoucherRow, voucherColumnList } from '../rows/voucher-columns.ts'
import { copiedVoucherColumns } from '../rows/voucher-csv.ts'
import type { Operation, VoucherRow } from '../rows/voucher-row.ts'
import type { Lease } from './lease.store.ts'

/** A row that nothing has replaced, with the ingestion that wrote it. */
export interface CurrentVoucher {
  readonly row: VoucherRow
  readonly publishedIn: number
}

/**
 * The row of each of the codes $3 that nothing has replaced; if there is one, it is the newest. It is to be one look into the
 * primary key a code, even when the planner does not know how many rows a company has: no other index has this order, and
 * `renewLease` leaves sorting out.
 */
const newestOf = (columns: string): string =>
  `SELECT v.* FROM unnest($3::text[]) AS wanted(code) CROSS JOIN LATERAL (
     SELECT ${columns} FROM vouchers WHERE business_uuid = $1 AND operation = $2 AND code >= wanted.code AND code <= wanted.code
       AND superseded_in = ${NEVER_SUPERSEDED}
     ORDER BY code DESC, published_in DESC LIMIT 1) AS v`

/** The rows that the next publication would show, by code. */
export async function findCurrentVouchers(
  session: Session,
  businessUuid: string,
  operation: Operation,
  codes: readonly string[],
): Promise<Map<string, CurrentVoucher>> {
  if (codes.length === 0) return new Map()
  const sql = newestOf(`published_in, ${voucherColumnList}`)
  const { rows } = await session.query<unknown[]>(sql, [businessUuid, operation, codes], { rowMode: 'array' })
  return byCode(rows)
}

/** Every row that stands for one of the codes: of a code at most one is published, and one not yet. */
export async function listVersions(
  session: Session,
  businessUuid: string,
  operation: Operation,
  codes: readonly string[],
): Promise<(CurrentVoucher & { readonly supersededIn: number })[]> {
  const { rows } = await session.query<unknown[]>(
    `SELECT published_in, ${voucherColumnList}, superseded_in FROM vouchers
     WHERE business_uuid = $1 AND operation = $2 AND code = ANY ($3::text[])`,
    [businessUuid, operation, codes],
    { rowMode: 'array' },
  )
  return rows.map((values) => ({ ...readRow(values), supersededIn: Number(values.at(-1)) }))
}

/** The next vouchers of a book as the next publication would show them, in the order of their codes. */
export async function listCurrentVouchers(
  session: Session,
  businessUuid: string,
  { operation, after, before }: { readonly operation: Operation; readonly after: string; readonly before: string },
): Promise<CurrentVoucher[]> {
  const { rows } = await session.query<unknown[]>(
    `SELECT published_in, ${voucherColumnList} FROM vouchers
     WHERE business_uuid = $1 AND operation = $2 AND code > $3 AND code < $4 AND superseded_in = ${NEVER_SUPERSEDED}
     ORDER BY code LIMIT 500`,
    [businessUuid, operation, after, before],
    { rowMode: 'array' },
  )
  return rows.map(readRow)
}

/** The vouchers of a book that meet a condition, as the next publication would show them. */
export async function listCurrentWhere(
  session: Session,
  businessUuid: string,
  operation: Operation,
  condition: string,
): Promise<CurrentVoucher[]> {
  const { rows } = await session.query<unknown[]>(
    `SELECT published_in, ${voucherColumnList} FROM vouchers
     WHERE business_uuid = $1 AND operation = $2 AND superseded_in = ${NEVER_SUPERSEDED} AND ${condition}`,
    [businessUuid, operation],
    { rowMode: 'array' },
  )
  return rows.map(readRow)
}

/** The next vouchers of a book that no register has put into soles, as `listCurrentPurchases`. */
export async function listWithoutSoles(
  session: Session,
  businessUuid: string,
  { operation, after }: { readonly operation: Operation; readonly after: string },
): Promise<CurrentVoucher[]> {
  const { rows } = await session.query<unknown[]>(
    `SELECT published_in, ${voucherColumnList} FROM vouchers
     WHERE business_uuid = $1 AND operation = $2 AND code > $3 AND source = 'xml' AND currency <> 'PEN'
       AND superseded_in = ${NEVER_SUPERSEDED}
     ORDER BY code LIMIT 500`,
    [businessUuid, operation, after],
    { rowMode: 'array' },
  )
  return rows.map(readRow)
}

/** Position in the list of a year's boletas, ordered by period, issue date, then code. */
export interface BoletaCursor {
  readonly period: string
  readonly issuedOn: string
  readonly code: string
}

/** The next boletas bought in the periods of a year that still count, from the cursor on. Answers few enough for a short statement. */
export async function listBoletas(
  session: Session,
  businessUuid: string,
  year: string,
  after: BoletaCursor,
): Promise<CurrentVoucher[]> {
  const { rows } = await session.query<unknown[]>(
    `SELECT published_in, ${voucherColumnList} FROM vouchers
     WHERE business_uuid = $1 AND operation = 'COMPRA' AND type = '03' AND period BETWEEN $2 AND $3
       AND (period, issued_on, code) > ($4, $5::date, $6) AND superseded_in = ${NEVER_SUPERSEDED}
     ORDER BY period, issued_on, code LIMIT 500`,
    [businessUuid, `${year}01`, `${year}12`, after.period, after.issuedOn, after.code],
    { rowMode: 'array' },
  )
  return rows.map(readRow)
}

/** Marks published rows as replaced by this ingestion, and removes rows of its own that it now writes anew. */
export async function replaceVouchers(
  tx: Session,
  { businessUuid, version }: Lease,
  operation: Operation,
  { published, own }: { readonly published: readonly string[]; readonly own: readonly string[] },
): Promise<void> {
  const which = `WHERE ctid = ANY (ARRAY(${newestOf('ctid')}))`
  if (published.length > 0) {
    const sql = `UPDATE vouchers SET superseded_in = $4 ${which} AND published_in < $4`
    await tx.query(sql, [businessUuid, operation, published, version])
  }
  if (own.length > 0) {
    await tx.query(`DELETE FROM vouchers ${which} AND published_in = $4`, [businessUuid, operation, own, version])
  }
}

/** Writes rows of CSV with the columns `copiedVoucherColumns`. */
export async function copyVouchers(tx: Session, rows: CsvRows): Promise<void> {
  const chunks = rows.take()
  if (chunks.length > 0) await tx.copyRows('vouchers', copiedVoucherColumns, chunks)
}

function byCode(rows: readonly unknown[][]): Map<string, CurrentVoucher> {
  const found = rows.map(readRow)
  return new Map(found.map((current) => [current.row.code, current]))
}

const readRow = (values: readonly unknown[]): CurrentVoucher => ({
  row: readVoucherRow(values, 1),
  publishedIn: Number(values[0]),
})
