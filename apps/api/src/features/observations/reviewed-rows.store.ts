import { and, eq, inArray } from 'drizzle-orm'
import { type Database, publishedTo, schema } from '../../platform/db/index.ts'
import { itemDescriptionsOf, rowColumns, type VoucherRow } from '../../vouchers/lists/voucher-rows.store.ts'

const { vouchers } = schema

/** A purchase as the lists show it. */
export type ReviewedRow = VoucherRow

/** The published purchases with these codes, in their order. */
export async function listPurchasesByCode(
  { db }: Database,
  businessUuid: string,
  codes: readonly string[],
): Promise<ReviewedRow[]> {
  const rows = await db
    .select({ ...rowColumns, descriptions: itemDescriptionsOf(businessUuid, vouchers.xmlDocument) })
    .from(vouchers)
    .where(
      and(publishedTo(vouchers, businessUuid), eq(vouchers.operation, 'COMPRA'), inArray(vouchers.code, [...codes])),
    )
  const byCode = new Map(rows.map((row) => [row.code, row]))
  return codes.flatMap((code) => byCode.get(code) ?? [])
}
