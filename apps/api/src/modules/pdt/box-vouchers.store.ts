import type { Centimos, TaxPeriod } from '@contapro/sunat'
import type { Pdt621VoucherBox } from '@contapro/sunat/pdt-621'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { filledCountOf } from '../../collect/index.ts'
import { computed, createPartsQuery, type Database, type Places, publishedTo, schema } from '../../db/index.ts'
import { type Page, type PageValues, pageValues, rowsBefore } from '../vouchers/page-window.store.ts'
import { columnsFound, columnsToFind, orderFound, voucherFields } from '../vouchers/voucher-rows.store.ts'
import { amountInBox, isOfBox, isOfBoxByCredit, isOfBoxByRegister } from './box-amounts.store.ts'

const { periodFigures: figures, vouchers } = schema

export interface BoxOfPeriod {
  readonly businessUuid: string
  readonly period: TaxPeriod
  readonly box: Pdt621VoucherBox
}

const parts = {
  sums: { vouchers: computed(), amount: computed<Centimos>() },
  row: voucherFields,
  inBox: { amount: computed<Centimos>() },
}

interface BoxValues extends PageValues {
  /** Rows up to the page's last. */
  readonly upToEnd: number
  readonly businessUuid: string
  readonly period: string
}

const pageOf = createPartsQuery(parts, (db, at: Places<BoxValues>, box: Pdt621VoucherBox) => {
  const all = db.$with('all_of_box').as(
    db
      .select({
        vouchers: sumOf(figures[filledCountOf(box.amounts)]).as('all_vouchers'),
        amount: sumOf(amountInBox(box, figures)).as('all_amount'),
      })
      .from(figures)
      .where(and(eq(figures.businessUuid, at.businessUuid), isOfBox(box, figures, at.period))),
  )
  const amount = amountInBox(box, vouchers)
  const window = (where: SQL | undefined) =>
    db
      .select({ ...columnsToFind, boxAmount: sql`${amount}`.as('box_amount') })
      .from(vouchers)
      .where(
        and(
          publishedTo(vouchers, at.businessUuid),
          where,
          sql`${amount} <> 0`,
          // The database looks at it first: for a box without vouchers it does not go through the period.
          sql`(select ${all.vouchers} from ${all}) > 0`,
        ),
      )
      .orderBy(desc(vouchers.issuedOn), desc(vouchers.code))
      .limit(at.upToEnd)
  // Each with an index of its own, in the order of the list.
  const found = db.$with('found').as(
    unionAll(window(isOfBoxByRegister(box, vouchers, at.period)), window(isOfBoxByCredit(box, vouchers, at.period)))
      .orderBy(desc(vouchers.issuedOn), desc(vouchers.code))
      .limit(at.size)
      .offset(at.before),
  )
  return db
    .with(all, found)
    .select({
      vouchers: all.vouchers,
      amount: all.amount,
      row: columnsFound(at.businessUuid),
      boxAmount: found.boxAmount,
    })
    .from(all)
    .leftJoin(found, sql`true`)
    .orderBy(...orderFound)
})

/** A page of the vouchers that make up a box, newest first, with the number and sum of all of them from the figures: one statement. */
export async function listBoxVoucherPage(database: Database, { businessUuid, period, box }: BoxOfPeriod, page: Page) {
  const upToEnd = rowsBefore(page) + page.size
  const answer = await pageOf(database, { businessUuid, period, upToEnd, ...pageValues(page) }, box)
  return {
    sums: answer[0]?.sums ?? undefined,
    rows: answer.flatMap(({ row, inBox }) => (row && inBox ? [{ row, boxAmount: inBox.amount }] : [])),
  }
}

const sumOf = (value: unknown) => sql`coalesce(sum(${value}), 0)`.mapWith(Number)
