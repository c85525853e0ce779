import { and, between, desc, eq, sql } from 'drizzle-orm'
import { type Database, publishedTo, schema } from '../../db/index.ts'
import { type Page, rowsBefore } from '../vouchers/page-window.store.ts'
import { fieldsOf } from '../vouchers/vouchers.store.ts'
import { type Deposit, depositColumns, type DetractedPurchase, purchaseColumns } from './detraction-columns.ts'
import type { DepositFilter } from './detraction-filter.ts'
import { type DetractionSums, detractionSums } from './detraction-sums.store.ts'

const { detractionDeposits, vouchers } = schema

/** A deposit with its purchase; null while that is unknown. */
export interface PaidDetraction {
  readonly deposit: Deposit
  readonly purchase: DetractedPurchase | null
}

const depositNames = Object.keys(depositColumns) as (keyof typeof depositColumns)[]

/** A page of the deposits for purchases, newest payment first, with the sums of all pages: one statement, so that the two agree. */
export async function listPaidDetractions(
  { db }: Database,
  businessUuid: string,
  deposits: DepositFilter,
  page: Page,
): Promise<{ readonly sums: DetractionSums | undefined; readonly rows: readonly PaidDetraction[] }> {
  const sums = db.$with('sums').as(detractionSums(db, businessUuid, { paid: true, deposits }))
  const found = db.$with('found').as(
    db
      .select(depositColumns)
      .from(detractionDeposits)
      .where(
        and(
          publishedTo(detractionDeposits, businessUuid),
          eq(detractionDeposits.operation, 'COMPRA'),
          deposits.by === 'period'
            ? eq(detractionDeposits.period, deposits.period)
            : between(detractionDeposits.paidOn, deposits.from, deposits.to),
        ),
      )
      .orderBy(desc(detractionDeposits.paidOn), desc(detractionDeposits.receiptNumber))
      .limit(page.size)
      .offset(rowsBefore(page)),
  )
  const isItsPurchase = and(
    publishedTo(vouchers, businessUuid),
    eq(vouchers.operation, 'COMPRA'),
    eq(vouchers.code, found.voucherCode),
  )
  const answer = await db
    .with(sums, found)
    .select({
      sums: fieldsOf(sums, ['detractions', 'amount', 'unknown']),
      deposit: fieldsOf(found, depositNames),
      purchase: purchaseColumns,
    })
    .from(sums)
    .leftJoin(found, sql`true`)
    .leftJoin(vouchers, isItsPurchase)
    .orderBy(desc(found.paidOn), desc(found.receiptNumber))
  return {
    sums: answer[0]?.sums,
    rows: answer.flatMap(({ deposit, purchase }) => (deposit ? [{ deposit, purchase }] : [])),
  }
}
