import { and, between, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  columnList,
  createPartsQuery,
  type Database,
  fieldsOf,
  type Places,
  publishedTo,
  schema,
} from '../../platform/db/index.ts'
import { type Page, type PageValues, pageValues } from '../../vouchers/lists/page-window.store.ts'
import { type Deposit, type DetractedPurchase, depositColumns, purchaseColumns } from './detraction-columns.ts'
import type { DepositFilter } from './detraction-filter.ts'
import {
  type DetractionShape,
  type DetractionSums,
  type DetractionValues,
  detractionSumFields,
  detractionSums,
  detractionTerms,
} from './detraction-sums.store.ts'

const { detractionDeposits, vouchers } = schema

/** A deposit with its purchase; null while that is unknown. */
export interface PaidDetraction {
  readonly deposit: Deposit
  readonly purchase: DetractedPurchase | null
}

const found = alias(detractionDeposits, 'found')

const pageOf = createPartsQuery(
  { sums: detractionSumFields, deposit: depositColumns, purchase: purchaseColumns },
  (db, at: Places<DetractionValues & PageValues>, shape: DetractionShape) => {
    const sums = db.$with('sums').as(detractionSums(db, at, shape))
    const ofPage = db.$with('found').as(
      db
        .select({ columns: columnList('detraction_deposits', depositColumns) })
        .from(detractionDeposits)
        .where(
          and(
            publishedTo(detractionDeposits, at.businessUuid),
            eq(detractionDeposits.operation, 'COMPRA'),
            shape === 'paid by payment'
              ? between(detractionDeposits.paidOn, at.from, at.to)
              : eq(detractionDeposits.period, at.period),
          ),
        )
        .orderBy(desc(detractionDeposits.paidOn), desc(detractionDeposits.receiptNumber))
        .limit(at.size)
        .offset(at.before),
    )
    const isItsPurchase = and(
      publishedTo(vouchers, at.businessUuid),
      eq(vouchers.operation, 'COMPRA'),
      eq(vouchers.code, found.voucherCode),
    )
    return db
      .with(sums, ofPage)
      .select({
        sums: fieldsOf(sums, detractionSumFields),
        deposit: columnList('found', depositColumns),
        purchase: columnList('vouchers', purchaseColumns),
      })
      .from(sums)
      .leftJoin(ofPage, sql`true`)
      .leftJoin(vouchers, isItsPurchase)
      .orderBy(desc(found.paidOn), desc(found.receiptNumber))
  },
)

/** A page of the deposits for purchases, newest payment first, with the sums of all pages: one statement, so that the two agree. */
export async function listPaidDetractions(
  database: Database,
  businessUuid: string,
  deposits: DepositFilter,
  page: Page,
): Promise<{ readonly sums: DetractionSums | undefined; readonly rows: readonly PaidDetraction[] }> {
  const { shape, values } = detractionTerms(businessUuid, { paid: true, deposits })
  const answer = await pageOf(database, { ...values, ...pageValues(page) }, shape)
  return {
    sums: answer[0]?.sums ?? undefined,
    rows: answer.flatMap(({ deposit, purchase }) => (deposit ? [{ deposit, purchase }] : [])),
  }
}
