import type { TaxPeriod } from '@contapro/sunat'
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/index.ts'
import { publishedTo } from '../../platform/db/published-to.ts'
import type { Operation } from '../../vouchers/lists/voucher-filter.ts'

const { periodFigures: figures, vouchers } = schema

/** One side of a company's period. */
export interface PeriodSide {
  readonly businessUuid: string
  readonly operation: Operation
  readonly period: TaxPeriod
}

/** Most options of one kind; a longer list is searched by the server. */
const MOST_OPTIONS = 1000

/** The types and statuses that the vouchers of a period have. */
export async function listTypesAndStatuses(
  { db }: Database,
  { businessUuid, operation, period }: PeriodSide,
): Promise<{ type: string; status: string }[]> {
  return db
    .selectDistinct({ type: figures.type, status: figures.status })
    .from(figures)
    .where(
      and(
        eq(figures.businessUuid, businessUuid),
        eq(figures.operation, operation),
        eq(figures.period, period),
        gt(figures.vouchers, 0),
      ),
    )
}

const ofSide = ({ businessUuid, operation, period }: PeriodSide): SQL | undefined =>
  and(publishedTo(vouchers, businessUuid), eq(vouchers.operation, operation), eq(vouchers.period, period))

// The next two leap from one value to the next in an index instead of reading every voucher of the period.

/** The series in order; '' stands for vouchers without one. */
export async function listSeries({ db }: Database, side: PeriodSide): Promise<string[]> {
  const { series } = vouchers
  const next = (after: SQL) => sql`
    select ${series} as series from ${vouchers} where ${ofSide(side)} ${after} order by ${series} limit 1`
  const { rows } = await db.execute<{ series: string }>(sql`
    with recursive found(series) as (
      (${next(sql``)})
      union all
      select later.series from found cross join lateral (${next(sql`and ${series} > found.series`)}) later
    )
    select series from found limit ${MOST_OPTIONS}`)
  return rows.map((row) => row.series)
}

/** The other sides by document, each with the name of one of its vouchers; '' stands for those without document. */
export async function listProviders({ db }: Database, side: PeriodSide): Promise<{ document: string; name: string }[]> {
  const { counterpartyDocument: document, counterpartyName: name } = vouchers
  const next = (after: SQL) => sql`
    select ${document} as document, ${name} as name from ${vouchers}
    where ${ofSide(side)} ${after} order by ${document} limit 1`
  const { rows } = await db.execute<{ document: string; name: string }>(sql`
    with recursive found(document, name) as (
      (${next(sql``)})
      union all
      select later.document, later.name
      from found cross join lateral (${next(sql`and ${document} > found.document`)}) later
    )
    select document, name from found limit ${MOST_OPTIONS}`)
  return rows
}

/** The first thousand vouchers by series and number. */
export async function listSerieNumbers(
  { db }: Database,
  side: PeriodSide,
): Promise<{ series: string; number: string }[]> {
  const { series, number } = vouchers
  return db.select({ series, number }).from(vouchers).where(ofSide(side)).orderBy(series, number).limit(MOST_OPTIONS)
}
