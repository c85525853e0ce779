import type { TaxPeriod } from '@contapro/sunat'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { type Database, publishedTo, schema } from '../../db/index.ts'
import { type Page, rowsBefore } from '../vouchers/page-window.store.ts'
import { fieldsOf } from '../vouchers/vouchers.store.ts'
import { type DetractedPurchase, purchaseColumns } from './detraction-columns.ts'
import { type DetractionSums, detractionSums } from './detraction-sums.store.ts'

const { detractionDeposits: deposits, vouchers } = schema

const purchaseNames = Object.keys(purchaseColumns) as (keyof typeof purchaseColumns)[]

/** A purchase whose deposits, if there are any, do not reach its detraction. */
export interface UnpaidPurchase extends DetractedPurchase {
  /** What is deposited, in céntimos. */
  readonly paid: number
  /** The good or service that a deposit names; null without one. */
  readonly depositGood: string | null
}

/**
 * A page of a period's purchases whose detraction is not deposited, newest first, with the sums of all pages: one statement, so that
 * the two agree. The rule says which these are (`detractionWithoutDeposit`); the figures are counted by its word as well.
 */
export async function listUnpaidDetractions(
  { db }: Database,
  businessUuid: string,
  period: TaxPeriod,
  page: Page,
): Promise<{ readonly sums: DetractionSums | undefined; readonly purchases: readonly UnpaidPurchase[] }> {
  const sums = db.$with('sums').as(detractionSums(db, businessUuid, { paid: false, period }))
  const found = db.$with('found').as(
    db
      .select(purchaseColumns)
      .from(vouchers)
      .where(
        and(
          publishedTo(vouchers, businessUuid),
          eq(vouchers.operation, 'COMPRA'),
          // Written out, so that the index of these vouchers serves it.
          sql`${vouchers.hasDetraction}`,
          eq(vouchers.period, period),
          eq(vouchers.annulled, false),
          sql`'DETRACTION_WITHOUT_DEPOSIT' = any(${vouchers.observations})`,
        ),
      )
      .orderBy(desc(vouchers.issuedOn), desc(vouchers.code))
      .limit(page.size)
      .offset(rowsBefore(page)),
  )
  const ofDeposits = (value: SQL): SQL =>
    sql`(${db
      .select({ value })
      .from(deposits)
      .where(
        and(
          publishedTo(deposits, businessUuid),
          eq(deposits.operation, 'COMPRA'),
          eq(deposits.voucherCode, found.code),
        ),
      )})`
  const answer = await db
    .with(sums, found)
    .select({
      sums: fieldsOf(sums, ['detractions', 'amount', 'unknown']),
      purchase: fieldsOf(found, purchaseNames),
      paid: ofDeposits(sql`coalesce(sum(${deposits.amount}), 0)`).mapWith(Number),
      depositGood: sql<string | null>`${ofDeposits(sql`min(nullif(${deposits.goodCode}, ''))`)}`,
    })
    .from(sums)
    .leftJoin(found, sql`true`)
    .orderBy(desc(found.issuedOn), desc(found.code))
  return {
    sums: answer[0]?.sums,
    purchases: answer.flatMap(({ purchase, ...known }) => (purchase ? [{ ...purchase, ...known }] : [])),
  }
}
