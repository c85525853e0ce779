import type { Session } from '../../platform/db/index.ts'
import { NEVER_SUPERSEDED } from '../../platform/db/schema/vouchers.ts'
import { depositColumns, depositRecord, depositRecordFields, depositSelection } from '../rows/deposit-columns.ts'
import type { StoredDeposit } from '../rows/stored-deposit.ts'
import type { Operation } from '../rows/voucher-row.ts'
import type { Lease } from './lease.store.ts'

/** Whether the company has any deposit of a book: many have none, and then nothing is looked for. */
export async function hasDeposits(session: Session, businessUuid: string, operation: Operation): Promise<boolean> {
  const sql = 'SELECT FROM detraction_deposits WHERE business_uuid = $1 AND operation = $2 LIMIT 1'
  return (await session.query(sql, [businessUuid, operation])).rows.length > 0
}

/** The deposits that the next publication would show, by receipt number. */
export async function findCurrentDeposits(
  session: Session,
  businessUuid: string,
  receiptNumbers: readonly string[],
): Promise<Map<string, StoredDeposit>> {
  const { rows } = await session.query<StoredDeposit>(
    `SELECT ${depositSelection} FROM detraction_deposits d
     WHERE business_uuid = $1 AND receipt_number = ANY($2::text[]) AND superseded_in = ${NEVER_SUPERSEDED}`,
    [businessUuid, receiptNumbers],
  )
  return new Map(rows.map((row) => [row.receiptNumber, row]))
}

/** A deposit with the period of its voucher; null while that is unknown. */
export interface DepositWithVoucher {
  readonly deposit: StoredDeposit
  readonly voucherPeriod: string | null
}

/** Deposits read in one short statement. */
export const DEPOSITS_A_STEP = 500

/** The next current deposits of a book by receipt number, from that one on. */
export async function listDepositsWithVoucher(
  session: Session,
  businessUuid: string,
  operation: Operation,
  afterReceipt: string,
): Promise<DepositWithVoucher[]> {
  // If nothing has replaced a row of a code, it is the newest: one look into the primary key.
  const { rows } = await session.query<StoredDeposit & { voucherPeriod: string | null }>(
    `SELECT ${depositSelection}, v.period AS "voucherPeriod" FROM detraction_deposits d
     LEFT JOIN LATERAL (
       SELECT period FROM vouchers
       WHERE business_uuid = d.business_uuid AND operation = d.operation AND code >= d.voucher_code AND code <= d.voucher_code
         AND superseded_in = ${NEVER_SUPERSEDED}
       ORDER BY code DESC, published_in DESC LIMIT 1) v ON true
     WHERE d.business_uuid = $1 AND d.operation = $3 AND d.receipt_number > $2 AND d.superseded_in = ${NEVER_SUPERSEDED}
     ORDER BY d.receipt_number LIMIT ${DEPOSITS_A_STEP}`,
    [businessUuid, afterReceipt, operation],
  )
  return rows.map(({ voucherPeriod, ...deposit }) => ({ deposit, voucherPeriod }))
}

/** Supersedes the current deposits of receipts. */
export async function supersedeDeposits(
  tx: Session,
  { businessUuid, version }: Lease,
  receiptNumbers: readonly string[],
): Promise<void> {
  const values = [businessUuid, receiptNumbers, version]
  const which = 'WHERE business_uuid = $1 AND receipt_number = ANY($2::text[])'
  await tx.query(`DELETE FROM detraction_deposits ${which} AND published_in = $3`, values)
  await tx.query(
    `UPDATE detraction_deposits SET superseded_in = $3 ${which} AND superseded_in = ${NEVER_SUPERSEDED}`,
    values,
  )
}

/** Replaces the current deposits of their receipts. */
export async function writeDeposits(tx: Session, lease: Lease, deposits: readonly StoredDeposit[]): Promise<void> {
  if (deposits.length === 0) return
  const { businessUuid, version } = lease
  await supersedeDeposits(
    tx,
    lease,
    deposits.map(({ receiptNumber }) => receiptNumber),
  )
  await tx.query(
    `INSERT INTO detraction_deposits (business_uuid, published_in, ${depositColumns.join(', ')})
     SELECT $1, $2, ${depositRecordFields} FROM jsonb_to_recordset($3::jsonb) AS ${depositRecord}`,
    [businessUuid, version, JSON.stringify(deposits)],
  )
}
