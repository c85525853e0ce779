import { type SQL, sql } from 'drizzle-orm'
import { schema } from '../../platform/db/index.ts'

const { periodFigures: figures } = schema

const period: SQL = sql`counted.in_period`

/**
 * The periods in which a row of the figures tells anything, as a part of a statement: that of its register, and the one that takes a credit
 * given later. In the latter only the credit counts, everything else where `isOwn`.
 */
export const figurePeriods = {
  join: sql`lateral (values (${figures.period}::text), (nullif(${figures.creditPeriod}, ''))) as counted(in_period)`,
  where: sql`${period} is not null`,
  period,
  isOwn: sql`${figures.period} = ${period}`,
}
