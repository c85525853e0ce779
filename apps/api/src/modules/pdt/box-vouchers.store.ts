import { centimos, type TaxPeriod } from '@contapro/sunat'
import type { Pdt621VoucherBox } from '@contapro/sunat/pdt-621'
import { and, desc, eq, sql } from 'drizzle-orm'
import { type Database, schema } from '../../db/index.ts'
import { publishedTo } from '../../db/published-to.ts'
import { type Page, rowsBefore } from '../vouchers/page-window.store.ts'
import { fieldsOf, itemDescriptionsOf, rowColumns, rowNames } from '../vouchers/vouchers.store.ts'
import { amountInBox, isOfBox } from './box-amounts.store.ts'

const { vouchers } = schema

export interface BoxOfPeriod {
  readonly businessUuid: string
  readonly period: TaxPeriod
  readonly box: Pdt621VoucherBox
}

/** A page of the vouchers that make up a box, newest first, with the number and sum of all of them: one statement. */
export async function listBoxVoucherPage({ db }: Database, { businessUuid, period, box }: BoxOfPeriod, page: Page) {
  const amount = amountInBox(box, vouchers)
  const where = and(
    publishedTo(vouchers, businessUuid),
    eq(vouchers.period, period),
    isOfBox(box, vouchers),
    sql`${amount} <> 0`,
  )
  const all = db.$with('all_of_box').as(
    db
      .select({
        vouchers: sql`count(*)`.mapWith(Number).as('vouchers'),
        amount: sql`coalesce(sum(${amount}), 0)`.mapWith(Number).as('amount'),
      })
      .from(vouchers)
      .where(where),
  )
  const found = db.$with('found').as(
    db
      .select({ ...rowColumns, boxAmount: sql`${amount}`.mapWith(Number).as('box_amount') })
      .from(vouchers)
      .where(where)
      .orderBy(desc(vouchers.issuedOn), desc(vouchers.code))
      .limit(page.size)
      .offset(rowsBefore(page)),
  )
  const rows = await db
    .with(all, found)
    .select({
      vouchers: all.vouchers,
      amount: all.amount,
      row: { ...fieldsOf(found, rowNames), boxAmount: found.boxAmount },
      descriptions: itemDescriptionsOf(businessUuid, found.xmlDocument),
    })
    .from(all)
    .leftJoin(found, sql`true`)
    .orderBy(desc(found.issuedOn), desc(found.code))
  return {
    vouchers: rows[0]?.vouchers ?? 0,
    amount: centimos(rows[0]?.amount ?? 0),
    rows: rows.flatMap(({ row, descriptions }) => (row ? [{ ...row, descriptions }] : [])),
  }
}
