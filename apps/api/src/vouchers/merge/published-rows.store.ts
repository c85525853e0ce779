import type { Session } from '../../platform/db/index.ts'
import { readVoucherRow, voucherColumnList } from '../rows/voucher-columns.ts'
import type { Operation, VoucherRow } from '../rows/voucher-row.ts'

/** The published vouchers of a book with these codes, whole. */
export async function listPublishedRows(
  session: Session,
  businessUuid: string,
  { operation, codes }: { readonly operation: Operation; readonly codes: readonly string[] },
): Promise<VoucherRow[]> {
  const { rows } = await session.query<unknown[]>(
    `SELECT ${voucherColumnList} FROM published_vouchers
     WHERE business_uuid = $1 AND operation = $2 AND code = ANY ($3::text[])`,
    [businessUuid, operation, codes],
    { rowMode: 'array' },
  )
  return rows.map((values) => readVoucherRow(values))
}
