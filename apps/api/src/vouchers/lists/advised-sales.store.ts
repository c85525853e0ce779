import { seriesKey } from '@contapro/sunat'
import type { NumberGap } from '@contapro/sunat/observations'
import { and, eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Database, publishedTo, schema, subquery } from '../../platform/db/index.ts'

const { businesses, loadedRegisters, saleNumberRuns, vouchers } = schema

/** The sales of a company's register. */
export interface SalesOf {
  readonly businessUuid: string | SQLWrapper
  readonly period: string | SQLWrapper
}

const run = alias(saleNumberRuns, 'run')
const earlier = alias(saleNumberRuns, 'earlier')

/** The run of the same series that ends before this one. */
const runBefore = (businessUuid: string | SQLWrapper): SQL => subquery`
  select ${earlier.last} as last_number, ${earlier.endedIn} as ended_in from ${saleNumberRuns} as earlier
  where ${and(publishedTo(earlier, businessUuid), eq(earlier.type, run.type), eq(earlier.series, run.series))}
    and ${earlier.first} < ${run.first}
  order by ${earlier.first} desc limit 1
`

const monthIndex = (period: SQL): SQL => sql`(left(${period}, 4)::int * 12 + right(${period}, 2)::int)`

/** While the register of a month between the two vouchers is not loaded, nobody knows what it holds. */
function isEveryMonthLoaded(businessUuid: string | SQLWrapper): SQL {
  const issuedIn = sql`to_char(${vouchers.issuedOn}, 'YYYYMM')`
  const from = sql`least(gap.ended_in, ${issuedIn})`
  const to = sql`greatest(gap.ended_in, ${issuedIn})`
  const loaded = subquery`
    select count(*) from ${loadedRegisters}
    where ${and(eq(loadedRegisters.businessUuid, sql`${businessUuid}`), eq(loadedRegisters.operation, 'VENTA'))}
      and ${loadedRegisters.period} between ${from} and ${to}
  `
  return sql`${loaded} = ${monthIndex(to)} - ${monthIndex(from)} + 1`
}

/**
 * The sales of a register before which numbers of their series are missing, with the first and the last of these numbers. Runs are few, so it
 * goes by them and not by the vouchers; the first run of a series has nothing before it.
 *
 * @param wanted which runs are looked at, by `run`; all of the company unless stated otherwise.
 */
function gapsOf({ businessUuid, period }: SalesOf, wanted?: SQL): SQL {
  const ruc = subquery`select ${businesses.ruc} from ${businesses} where ${businesses.uuid} = ${businessUuid}`
  return sql`
    select ${vouchers.code} as code, gap.last_number + 1 as gap_from, ${run.first} - 1 as gap_to
    from ${saleNumberRuns} as run
    cross join lateral ${runBefore(businessUuid)} as gap
    join ${vouchers} on ${and(
      publishedTo(vouchers, businessUuid),
      eq(vouchers.operation, 'VENTA'),
      eq(vouchers.period, sql`${period}`),
      eq(vouchers.code, sql`${ruc} || '-' || ${run.type} || '-' || ${run.series} || '-' || ${run.first}`),
    )}
    where ${and(publishedTo(run, businessUuid), wanted)}
      and gap.last_number < ${run.first} - 1 and ${isEveryMonthLoaded(businessUuid)}`
}

/** Codes of a register's sales with an advice; those with a finding of a rule have an index of their own. */
function advisedCodes(sales: SalesOf): SQL {
  const { businessUuid, period } = sales
  const hasFinding = and(
    publishedTo(vouchers, businessUuid),
    eq(vouchers.operation, 'VENTA'),
    eq(vouchers.period, sql`${period}`),
    isNotNull(vouchers.observations),
  )
  return sql`select ${vouchers.code} from ${vouchers} where ${hasFinding} union select code from (${gapsOf(sales)}) as gaps`
}

/** The sales with an advice, by their codes: no look at the others. */
export const isAdvised = (sales: SalesOf): SQL => sql`${vouchers.code} = any(array(${advisedCodes(sales)}))`

/** How many sales of a register have an advice. */
export async function countAdvised({ db }: Database, sales: SalesOf): Promise<number> {
  const { rows } = await db.execute<{ advised: string }>(
    sql`select count(*) as advised from (${advisedCodes(sales)}) as found`,
  )
  return Number(rows[0]?.advised ?? 0)
}

/** A sale, as its series names it. */
export interface NumberedSale {
  readonly type: string
  readonly series: string
  readonly number: string
}

/** The numbers that are missing before sales of a register, by code: before some of them, or before any. */
export async function findGaps(
  { db }: Database,
  sales: SalesOf,
  some?: readonly NumberedSale[],
): Promise<ReadonlyMap<string, NumberGap>> {
  const { rows } = await db.execute<{ code: string; gap_from: string; gap_to: string }>(
    gapsOf(sales, some && isRunOf(some)),
  )
  return new Map(rows.map((row) => [row.code, { from: Number(row.gap_from), to: Number(row.gap_to) }]))
}

/** The runs that begin with one of the sales, one look into their key each. */
function isRunOf(sales: readonly NumberedSale[]): SQL {
  const numbered = sales.filter(({ number }) => /^\d{1,15}$/.test(number))
  const columns = [
    list(
      numbered.map(({ type }) => type),
      'bpchar',
    ),
    list(
      numbered.map(({ type, series }) => seriesKey(type, series)),
      'text',
    ),
    list(
      numbered.map(({ number }) => number),
      'bigint',
    ),
  ]
  return sql`(${run.type}, ${run.series}, ${run.first}) in ${subquery`select * from unnest(${sql.join(columns, sql`, `)})`}`
}

const list = (values: readonly string[], type: string): SQL => sql`${sql.param(values)}::${sql.raw(type)}[]`
