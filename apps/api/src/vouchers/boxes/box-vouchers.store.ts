import type { Centimos, TaxPeriod } from '@contapro/sunat'
import type { Pdt621VoucherBox } from '@contapro/sunat/pdt-621'
import { and, eq, sql } from 'drizzle-orm'
import {
  computed,
  createPartsQuery,
  type Database,
  type Db,
  type Places,
  publishedTo,
  schema,
  subquery,
} from '../../platform/db/index.ts'
import { filledCountOf } from '../figures/filled-amounts.ts'
import { type CountedValues, countedPage, findCounted, partFields } from '../lists/counted-vouchers.store.ts'
import type { Page } from '../lists/page-window.store.ts'
import { columnsFound, orderFound, voucherFields } from '../lists/voucher-rows.store.ts'
import { amountInBox, isOfBox, isOfBoxByCredit, isOfBoxByRegister, isOffInBox } from './box-amounts.store.ts'

const { periodFigures: figures, vouchers } = schema

export interface BoxOfPeriod {
  readonly businessUuid: string
  readonly period: TaxPeriod
  readonly box: Pdt621VoucherBox
  /** Only those whose tax is not that of their base, by more than rounding. */
  readonly isOff: boolean
}

const parts = {
  sums: { vouchers: computed(), amount: computed<Centimos>() },
  row: voucherFields,
  part: partFields,
}

type BoxValues = CountedValues & { readonly period: string }

/** Number and sum of all vouchers of a box, from the figures. */
const allOfBox = (db: Db, at: Places<BoxValues>, box: Pdt621VoucherBox) =>
  db.$with('all_of_box').as(
    db
      .select({
        vouchers: sumOf(figures[filledCountOf(box.amounts)]).as('all_vouchers'),
        amount: sumOf(amountInBox(box, figures)).as('all_amount'),
      })
      .from(figures)
      .where(and(eq(figures.businessUuid, at.businessUuid), isOfBox(box, figures, at.period))),
  )

/** The same of those whose tax is off. The figures do not count them. */
const allOffInBox = (db: Db, at: Places<BoxValues>, box: Pdt621VoucherBox) =>
  db.$with('all_of_box').as(
    db
      .select({
        vouchers: sql<number>`count(*)`.mapWith(Number).as('all_vouchers'),
        amount: sumOf(amountInBox(box, vouchers)).as('all_amount'),
      })
      .from(vouchers)
      .where(and(publishedTo(vouchers, at.businessUuid), isOfBox(box, vouchers, at.period), isOffInBox(box, vouchers))),
  )

type BoxQuery = Pick<BoxOfPeriod, 'box' | 'isOff'>

const pageOf = createPartsQuery(parts, (db, at: Places<BoxValues>, { box, isOff }: BoxQuery) => {
  const all = isOff ? allOffInBox(db, at, box) : allOfBox(db, at, box)
  const amount = amountInBox(box, vouchers)
  const isFilled = isOff ? isOffInBox(box, vouchers) : sql`${amount} <> 0`
  const found = findCounted(db, at, {
    byRegister: and(isOfBoxByRegister(box, vouchers, at.period), isFilled),
    byCredit: and(isOfBoxByCredit(box, vouchers, at.period), isFilled),
    amount,
    mixed: sql`0`,
    count: subquery`select ${all.vouchers} from ${all}`,
  })
  return db
    .with(all, found)
    .select({
      vouchers: all.vouchers,
      amount: all.amount,
      row: columnsFound(at.businessUuid),
      part: { amount: found.amount, mixed: found.mixed },
    })
    .from(all)
    .leftJoin(found, sql`true`)
    .orderBy(...orderFound)
})

/** A page of the vouchers that make up a box, newest first, with the number and sum of all of them: one statement. */
export async function listBoxVoucherPage(
  database: Database,
  { businessUuid, period, ...query }: BoxOfPeriod,
  page: Page,
) {
  const answer = await pageOf(database, { businessUuid, period, ...countedPage(page) }, query)
  return {
    sums: answer[0]?.sums ?? undefined,
    rows: answer.flatMap(({ row, part }) => (row && part ? [{ row, boxAmount: part.amount }] : [])),
  }
}

const sumOf = (value: unknown) => sql`coalesce(sum(${value}), 0)`.mapWith(Number)
