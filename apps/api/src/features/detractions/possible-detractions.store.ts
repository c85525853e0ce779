import { subjectOperationTypes } from '@contapro/sunat'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { type Database, publishedTo, schema } from '../../platform/db/index.ts'
import { type Page, rowsBefore } from '../../vouchers/lists/page-window.store.ts'
import { itemDescriptionsOf } from '../../vouchers/lists/voucher-rows.store.ts'

const { vouchers } = schema

/** A purchase that seems to be under detraction. Amounts in céntimos. */
export interface PossibleDetraction {
  readonly code: string
  readonly series: string
  readonly number: string
  readonly issuedOn: string
  readonly supplierName: string
  readonly total: number
  readonly operationType: string | null
  readonly items: readonly string[]
}

const operations = sql.raw(subjectOperationTypes.map((type) => `'${type}'`).join(', '))
const saysSubject = sql`(coalesce(${vouchers.xmlOperationType}, '') in (${operations}))`

/** A page of a period's purchases that the rule advises about (`detractionMarkMissing`), and how many there are: first those whose XML says that
 * they are subject to it, then the newest. */
export async function listPossiblePurchases(
  { db }: Database,
  { businessUuid, period }: { readonly businessUuid: string; readonly period: string },
  page: Page,
): Promise<{ readonly total: number; readonly purchases: readonly PossibleDetraction[] }> {
  const where: SQL | undefined = and(
    publishedTo(vouchers, businessUuid),
    eq(vouchers.operation, 'COMPRA'),
    eq(vouchers.period, period),
    eq(vouchers.annulled, false),
    sql`'DETRACTION_MARK_MISSING' = any(${vouchers.observations})`,
  )
  const [count] = await db
    .select({ total: sql`count(*)`.mapWith(Number) })
    .from(vouchers)
    .where(where)
  const purchases = await db
    .select({
      code: vouchers.code,
      series: vouchers.series,
      number: vouchers.number,
      issuedOn: vouchers.issuedOn,
      supplierName: vouchers.counterpartyName,
      total: vouchers.total,
      operationType: vouchers.xmlOperationType,
      items: itemDescriptionsOf(businessUuid, vouchers.xmlDocument),
    })
    .from(vouchers)
    .where(where)
    .orderBy(desc(saysSubject), desc(vouchers.issuedOn), desc(vouchers.code))
    .limit(page.size)
    .offset(rowsBefore(page))
  return { total: count?.total ?? 0, purchases }
}
