import type { Centimos, TaxPeriod } from '@contapro/sunat'
import type { Pdt621VoucherBox } from '@contapro/sunat/pdt-621'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { filledCountOf } from '../../collect/index.ts'
import { computed, createRowReader, type Database, schema } from '../../db/index.ts'
import { publishedTo } from '../../db/published-to.ts'
import { type Page, rowsBefore } from '../vouchers/page-window.store.ts'
import { columnsFound, columnsToFind, orderFound, voucherFields } from '../vouchers/vouchers.store.ts'
import { amountInBox, isOfBox, isOfBoxByCredit, isOfBoxByRegister } from './box-amounts.store.ts'

const { periodFigures: figures, vouchers } = schema

export interface BoxOfPeriod {
  readonly businessUuid: string
  readonly period: TaxPeriod
  readonly box: Pdt621VoucherBox
}

const readPage = createRowReader({
  sums: { vouchers: computed(), amount: computed<Centimos>() },
  row: voucherFields,
  inBox: { amount: computed<Centimos>() },
})

/** A page of the vouchers that make up a box, newest first, with the number and sum of all of them from the figures: one statement. */
export async function listBoxVoucherPage(database: Database, { businessUuid, period, box }: BoxOfPeriod, page: Page) {
  const { db } = database
  const all = db.$with('all_of_box').as(
    db
      .select({
        vouchers: sumOf(figures[filledCountOf(box.amounts)]).as('all_vouchers'),
        amount: sumOf(amountInBox(box, figures)).as('all_amount'),
      })
      .from(figures)
      .where(and(eq(figures.businessUuid, businessUuid), isOfBox(box, figures, period))),
  )
  const amount = amountInBox(box, vouchers)
  const window = (where: SQL | undefined) =>
    db
      .select({ ...columnsToFind, boxAmount: sql`${amount}`.as('box_amount') })
      .from(vouchers)
      .where(
        and(
          publishedTo(vouchers, businessUuid),
          where,
          sql`${amount} <> 0`,
          // The database looks at it first: for a box without vouchers it does not go through the period.
          sql`(select ${all.vouchers} from ${all}) > 0`,
        ),
      )
      .orderBy(desc(vouchers.issuedOn), desc(vouchers.code))
      .limit(rowsBefore(page) + page.size)
  // Each with an index of its own, in the order of the list.
  const found = db.$with('found').as(
    unionAll(window(isOfBoxByRegister(box, vouchers, period)), window(isOfBoxByCredit(box, vouchers, period)))
      .orderBy(desc(vouchers.issuedOn), desc(vouchers.code))
      .limit(page.size)
      .offset(rowsBefore(page)),
  )
  const answer = await readPage(
    database,
    db
      .with(all, found)
      .select({
        vouchers: all.vouchers,
        amount: all.amount,
        row: columnsFound(businessUuid),
        boxAmount: found.boxAmount,
      })
      .from(all)
      .leftJoin(found, sql`true`)
      .orderBy(...orderFound),
  )
  return {
    sums: answer[0]?.sums ?? undefined,
    rows: answer.flatMap(({ row, inBox }) => (row && inBox ? [{ row, boxAmount: inBox.amount }] : [])),
  }
}

const sumOf = (value: unknown) => sql`coalesce(sum(${value}), 0)`.mapWith(Number)
