import type { Centimos, TaxPeriod } from '@contapro/sunat'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  asIs,
  columnList,
  computed,
  createRowReader,
  type Database,
  fieldsOf,
  publishedTo,
  type RowOf,
  schema,
} from '../../db/index.ts'
import { type Page, rowsBefore } from '../vouchers/page-window.store.ts'
import { purchaseColumns } from './detraction-columns.ts'
import { detractionSumFields, type DetractionSums, detractionSums } from './detraction-sums.store.ts'

const { detractionDeposits: deposits, vouchers } = schema

const purchaseFields = {
  ...purchaseColumns,
  /** What is deposited. */
  paid: computed<Centimos>(),
  /** The good or service that a deposit names. */
  depositGood: asIs<string | null>(),
}

/** A purchase whose deposits, if there are any, do not reach its detraction. Amounts in céntimos. */
export type UnpaidPurchase = RowOf<typeof purchaseFields>

const found = alias(vouchers, 'found')
const readPage = createRowReader({ sums: detractionSumFields, purchase: purchaseFields })

/**
 * A page of a period's purchases whose detraction is not deposited, newest first, with the sums of all pages: one statement, so that
 * the two agree. The rule says which these are (`detractionWithoutDeposit`); the figures are counted by its word as well.
 */
export async function listUnpaidDetractions(
  database: Database,
  businessUuid: string,
  period: TaxPeriod,
  page: Page,
): Promise<{ readonly sums: DetractionSums | undefined; readonly purchases: readonly UnpaidPurchase[] }> {
  const { db } = database
  const sums = db.$with('sums').as(detractionSums(db, businessUuid, { paid: false, period }))
  const ofPage = db.$with('found').as(
    db
      .select({ columns: columnList('vouchers', purchaseColumns) })
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
  const answer = await readPage(
    database,
    db
      .with(sums, ofPage)
      .select({
        sums: fieldsOf(sums, detractionSumFields),
        purchase: columnList('found', purchaseColumns),
        paid: ofDeposits(sql`coalesce(sum(${deposits.amount}), 0)`),
        depositGood: ofDeposits(sql`min(nullif(${deposits.goodCode}, ''))`),
      })
      .from(sums)
      .leftJoin(ofPage, sql`true`)
      .orderBy(desc(found.issuedOn), desc(found.code)),
  )
  return { sums: answer[0]?.sums ?? undefined, purchases: answer.flatMap(({ purchase }) => purchase ?? []) }
}
