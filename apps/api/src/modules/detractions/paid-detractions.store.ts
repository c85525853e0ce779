import { and, between, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { columnList, createRowReader, type Database, fieldsOf, publishedTo, schema } from '../../db/index.ts'
import { type Page, rowsBefore } from '../vouchers/page-window.store.ts'
import { type Deposit, depositColumns, type DetractedPurchase, purchaseColumns } from './detraction-columns.ts'
import type { DepositFilter } from './detraction-filter.ts'
import { detractionSumFields, type DetractionSums, detractionSums } from './detraction-sums.store.ts'

const { detractionDeposits, vouchers } = schema

/** A deposit with its purchase; null while that is unknown. */
export interface PaidDetraction {
  readonly deposit: Deposit
  readonly purchase: DetractedPurchase | null
}

const found = alias(detractionDeposits, 'found')
const readPage = createRowReader({ sums: detractionSumFields, deposit: depositColumns, purchase: purchaseColumns })

/** A page of the deposits for purchases, newest payment first, with the sums of all pages: one statement, so that the two agree. */
export async function listPaidDetractions(
  database: Database,
  businessUuid: string,
  deposits: DepositFilter,
  page: Page,
): Promise<{ readonly sums: DetractionSums | undefined; readonly rows: readonly PaidDetraction[] }> {
  const { db } = database
  const sums = db.$with('sums').as(detractionSums(db, businessUuid, { paid: true, deposits }))
  const ofPage = db.$with('found').as(
    db
      .select({ columns: columnList('detraction_deposits', depositColumns) })
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
  const answer = await readPage(
    database,
    db
      .with(sums, ofPage)
      .select({
        sums: fieldsOf(sums, detractionSumFields),
        deposit: columnList('found', depositColumns),
        purchase: columnList('vouchers', purchaseColumns),
      })
      .from(sums)
      .leftJoin(ofPage, sql`true`)
      .leftJoin(vouchers, isItsPurchase)
      .orderBy(desc(found.paidOn), desc(found.receiptNumber)),
  )
  return {
    sums: answer[0]?.sums ?? undefined,
    rows: answer.flatMap(({ deposit, purchase }) => (deposit ? [{ deposit, purchase }] : [])),
  }
}
