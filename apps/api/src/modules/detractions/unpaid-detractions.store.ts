import type { TaxPeriod } from '@contapro/sunat'
import { and, desc, eq, isNull, notInArray, sql } from 'drizzle-orm'
import { type Database, publishedTo, schema } from '../../db/index.ts'
import { noteTypes } from '../../note-types.ts'
import { type Page, rowsBefore } from '../vouchers/page-window.store.ts'
import { fieldsOf } from '../vouchers/vouchers.store.ts'
import { type DetractedPurchase, purchaseColumns } from './detraction-columns.ts'
import { type DetractionSums, detractionSums } from './detraction-sums.store.ts'

const { detractionDeposits: deposits, vouchers } = schema

const purchaseNames = Object.keys(purchaseColumns) as (keyof typeof purchaseColumns)[]

/**
 * A page of a period's purchases under detraction without any deposit, newest first, with the sums of all pages: one
 * statement, so that the two agree. The figures are counted by the same conditions when vouchers and deposits are taken in.
 */
export async function listUnpaidDetractions(
  { db }: Database,
  businessUuid: string,
  period: TaxPeriod,
  page: Page,
): Promise<{ readonly sums: DetractionSums | undefined; readonly purchases: readonly DetractedPurchase[] }> {
  const sums = db.$with('sums').as(detractionSums(db, businessUuid, { paid: false, period }))
  // A look into an index for each purchase: from NOT EXISTS the planner makes a join, and a slow one while it knows little.
  const oneDeposit = db
    .select({ isThere: sql`true` })
    .from(deposits)
    .where(
      and(
        publishedTo(deposits, businessUuid),
        eq(deposits.operation, 'COMPRA'),
        eq(deposits.voucherCode, vouchers.code),
      ),
    )
    .limit(1)
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
          notInArray(vouchers.type, [...noteTypes]),
          isNull(sql`(${oneDeposit})`),
        ),
      )
      .orderBy(desc(vouchers.issuedOn), desc(vouchers.code))
      .limit(page.size)
      .offset(rowsBefore(page)),
  )
  const answer = await db
    .with(sums, found)
    .select({ sums: fieldsOf(sums, ['detractions', 'amount']), purchase: fieldsOf(found, purchaseNames) })
    .from(sums)
    .leftJoin(found, sql`true`)
    .orderBy(desc(found.issuedOn), desc(found.code))
  return { sums: answer[0]?.sums, purchases: answer.flatMap(({ purchase }) => (purchase ? [purchase] : [])) }
}
