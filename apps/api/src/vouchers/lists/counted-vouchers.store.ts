import type { Centimos } from '@contapro/sunat'
import { and, desc, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { computed, type Db, type Places, publishedTo, schema } from '../../platform/db/index.ts'
import { type Page, type PageValues, pageValues, rowsBefore } from './page-window.store.ts'
import { columnsToFind } from './voucher-rows.store.ts'

const { vouchers } = schema

/** What a page of counted vouchers takes with each call. */
export interface CountedValues extends PageValues {
  /** Rows up to the page's last. */
  readonly upToEnd: number
  readonly businessUuid: string
}

/** A page as its statement takes it. */
export const countedPage = (page: Page): Omit<CountedValues, 'businessUuid'> => ({
  upToEnd: rowsBefore(page) + page.size,
  ...pageValues(page),
})

/** The vouchers that a figure or a box counts, and what each adds to it. */
export interface CountedVouchers {
  /** Those of the period's own register. */
  readonly byRegister: SQL | undefined
  /** Purchases of earlier registers whose credit the period takes. */
  readonly byCredit: SQL | undefined
  /** In céntimos. */
  readonly amount: SQL
  /** What a voucher adds times the prorrata coefficient, in céntimos. */
  readonly mixed: SQL
  /** How many there are, in the same statement. */
  readonly count: SQL
}

/** How the part of a voucher is read. */
export const partFields = { amount: computed<Centimos>(), mixed: computed<Centimos>() }

/** The part `found` of a statement: a page of counted vouchers, newest first, each part with an index of its own. */
export function findCounted(db: Db, at: Places<CountedValues>, counted: CountedVouchers) {
  const window = (where: SQL | undefined) =>
    db
      .select({
        ...columnsToFind,
        amount: sql`${counted.amount}`.as('counted_amount'),
        mixed: sql`${counted.mixed}`.as('counted_mixed'),
      })
      .from(vouchers)
      // The database looks at the count first: where there is none it does not go through the period.
      .where(and(publishedTo(vouchers, at.businessUuid), where, sql`${counted.count} > 0`))
      .orderBy(desc(vouchers.issuedOn), desc(vouchers.code))
      .limit(at.upToEnd)
  return db
    .$with('found')
    .as(
      unionAll(window(counted.byRegister), window(counted.byCredit))
        .orderBy(desc(vouchers.issuedOn), desc(vouchers.code))
        .limit(at.size)
        .offset(at.before),
    )
}
