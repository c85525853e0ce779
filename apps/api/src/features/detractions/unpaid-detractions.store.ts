import type { Centimos, TaxPeriod } from '@contapro/sunat'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  asIs,
  columnList,
  computed,
  createPartsQuery,
  type Database,
  fieldsOf,
  type Places,
  publishedTo,
  type RowOf,
  schema,
} from '../../platform/db/index.ts'
import { type Page, type PageValues, pageValues } from '../../vouchers/lists/page-window.store.ts'
import { newestFileOf } from './deposit-files.store.ts'
import { purchaseColumns } from './detraction-columns.ts'
import { type EnteredFacts, newestEntry } from './detraction-entries.store.ts'
import { type DetractionNote, notesOf } from './detraction-notes.store.ts'
import {
  type DetractionSums,
  type DetractionValues,
  detractionSumFields,
  detractionSums,
} from './detraction-sums.store.ts'

const { detractionDeposits: deposits, vouchers } = schema

const purchaseFields = {
  ...purchaseColumns,
  /** What is deposited. */
  paid: computed<Centimos>(),
  notes: asIs<readonly DetractionNote[]>(),
  /** The good or service that a deposit names. */
  depositGood: asIs<string | null>(),
  /** What the accountant entered last. */
  entered: asIs<EnteredFacts | null>(),
  /** Number of the newest bulk file that holds it. */
  depositFile: asIs<string | null>(),
}

/** A purchase whose deposits, if there are any, do not reach its detraction. Amounts in céntimos. */
export type UnpaidPurchase = RowOf<typeof purchaseFields>

const found = alias(vouchers, 'found')

const pageOf = createPartsQuery(
  { sums: detractionSumFields, purchase: purchaseFields },
  (db, at: Places<DetractionValues & PageValues>) => {
    const sums = db.$with('sums').as(detractionSums(db, at, 'unpaid'))
    const ofPage = db.$with('found').as(
      db
        .select({ columns: columnList('vouchers', purchaseColumns) })
        .from(vouchers)
        .where(
          and(
            publishedTo(vouchers, at.businessUuid),
            eq(vouchers.operation, 'COMPRA'),
            // Written out, so that the index of these vouchers serves it.
            sql`${vouchers.hasDetraction}`,
            eq(vouchers.period, at.period),
            eq(vouchers.annulled, false),
            sql`'DETRACTION_WITHOUT_DEPOSIT' = any(${vouchers.observations})`,
          ),
        )
        .orderBy(desc(vouchers.issuedOn), desc(vouchers.code))
        .limit(at.size)
        .offset(at.before),
    )
    const ofDeposits = (value: SQL): SQL =>
      sql`(${db
        .select({ value })
        .from(deposits)
        .where(
          and(
            publishedTo(deposits, at.businessUuid),
            eq(deposits.operation, 'COMPRA'),
            eq(deposits.voucherCode, found.code),
          ),
        )})`
    return db
      .with(sums, ofPage)
      .select({
        sums: fieldsOf(sums, detractionSumFields),
        purchase: columnList('found', purchaseColumns),
        paid: ofDeposits(sql`coalesce(sum(${deposits.amount}), 0)`),
        notes: notesOf(at.businessUuid, found.code),
        depositGood: ofDeposits(sql`min(nullif(${deposits.goodCode}, ''))`),
        entered: newestEntry(at.businessUuid, found.code),
        depositFile: newestFileOf(at.businessUuid, found.code),
      })
      .from(sums)
      .leftJoin(ofPage, sql`true`)
      .orderBy(desc(found.issuedOn), desc(found.code))
  },
)

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
  const answer = await pageOf(database, { businessUuid, period, ...pageValues(page) })
  return { sums: answer[0]?.sums ?? undefined, purchases: answer.flatMap(({ purchase }) => purchase ?? []) }
}
