import { and, eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Database, publishedTo, schema } from '../../db/index.ts'

const { businesses, loadedRegisters, saleNumberRuns, vouchers } = schema

/** The sales of a company's register. */
export interface SalesOf {
  readonly businessUuid: string | SQLWrapper
  readonly period: string | SQLWrapper
}

const run = alias(saleNumberRuns, 'run')
const earlier = alias(saleNumberRuns, 'earlier')

const codeOfRun = sql`(select ${businesses.ruc} from ${businesses} where ${businesses.uuid} = ${run.businessUuid})
  || '-' || ${run.type} || '-' || ${run.series} || '-' || ${run.first}`

/** The run of the same series that ends before this one. */
const runBefore = (businessUuid: string | SQLWrapper): SQL => sql`(
  select ${earlier.last} as last_number, ${earlier.endedIn} as ended_in from ${saleNumberRuns} as earlier
  where ${and(publishedTo(earlier, businessUuid), eq(earlier.type, run.type), eq(earlier.series, run.series))}
    and ${earlier.first} < ${run.first}
  order by ${earlier.first} desc limit 1
)`

const monthIndex = (period: SQL): SQL => sql`(left(${period}, 4)::int * 12 + right(${period}, 2)::int)`

/** While the register of a month between the two vouchers is not loaded, nobody knows what it holds. */
function isEveryMonthLoaded(businessUuid: string | SQLWrapper): SQL {
  const issuedIn = sql`to_char(${vouchers.issuedOn}, 'YYYYMM')`
  const from = sql`least(gap.ended_in, ${issuedIn})`
  const to = sql`greatest(gap.ended_in, ${issuedIn})`
  return sql`(
    select count(*) from ${loadedRegisters}
    where ${and(eq(loadedRegisters.businessUuid, sql`${businessUuid}`), eq(loadedRegisters.operation, 'VENTA'))}
      and ${loadedRegisters.period} between ${from} and ${to}
  ) = ${monthIndex(to)} - ${monthIndex(from)} + 1`
}

/**
 * The sales of a register before which numbers of their series are missing, with the first and the last of these numbers. Runs are few, so it
 * goes by them and not by the vouchers; the first run of a series has nothing before it.
 */
export function gapsOf({ businessUuid, period }: SalesOf): SQL {
  return sql`
    select ${vouchers.code} as code, gap.last_number + 1 as gap_from, ${run.first} - 1 as gap_to
    from ${saleNumberRuns} as run
    cross join lateral ${runBefore(businessUuid)} as gap
    join ${vouchers} on ${and(
      publishedTo(vouchers, businessUuid),
      eq(vouchers.operation, 'VENTA'),
      eq(vouchers.period, sql`${period}`),
      eq(vouchers.code, codeOfRun),
    )}
    where ${publishedTo(run, businessUuid)} and gap.last_number < ${run.first} - 1 and ${isEveryMonthLoaded(businessUuid)}`
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
