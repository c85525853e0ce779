import { and, asc, eq, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/index.ts'
import { isAnnulledFor, isLeftForLater, isLeftOut, isOfOrder } from './is-in-report.store.ts'
import type { ReportOrder } from './report-order.ts'

const { periodFigures: figures, vouchers } = schema

/** Vouchers that an answer names, at most. */
const MOST_NAMED = 20

/** Vouchers that a report does not hold for one reason. */
export interface LeftOut {
  readonly count: number
  /** The first of them. */
  readonly vouchers: readonly LeftOutVoucher[]
}

export interface LeftOutVoucher {
  readonly code: string
  readonly series: string
  readonly number: string
  /** ISO 4217. */
  readonly currency: string
  /** Of the file that holds it: later for a credit that a late deposit moves. */
  readonly creditPeriod: string | null
}

/** Vouchers of a report without an exchange rate. */
export const findLeftOut = (database: Database, order: ReportOrder): Promise<LeftOut> =>
  find(database, order, isLeftOut)

/** Annulled purchases, of a file of RCE. */
export const findAnnulled = (database: Database, order: ReportOrder): Promise<LeftOut> =>
  find(database, order, isAnnulledFor)

/** Purchases of a file that a file of a later period holds. */
export const findLeftForLater = (database: Database, order: ReportOrder): Promise<LeftOut> =>
  find(database, order, isLeftForLater)

async function find({ db }: Database, order: ReportOrder, isOf: typeof isLeftOut): Promise<LeftOut> {
  const [row] = await db
    .select({ count: sql`coalesce(sum(${figures.vouchers}), 0)`.mapWith(Number) })
    .from(figures)
    .where(and(eq(figures.businessUuid, order.business.uuid), isOf(order, figures)))
  const count = row?.count ?? 0
  if (count === 0) return { count, vouchers: [] }
  const named = await db
    .select({
      code: vouchers.code,
      series: vouchers.series,
      number: vouchers.number,
      currency: vouchers.currency,
      creditPeriod: vouchers.creditPeriod,
    })
    .from(vouchers)
    .where(and(isOfOrder(order), isOf(order, vouchers)))
    .orderBy(asc(vouchers.issuedOn), asc(vouchers.code))
    .limit(MOST_NAMED)
  return { count, vouchers: named }
}
