import { type Centimos, zeroCentimos } from '@contapro/sunat'
import { and, between, eq, type SQL, sql } from 'drizzle-orm'
import { computed, type Database, type RowOf, schema } from '../../db/index.ts'
import type { DetractionFilter } from './detraction-filter.ts'

const { detractionFigures: figures } = schema

/** How the sums are read. */
export const detractionSumFields = {
  detractions: computed(),
  /** What is to be deposited counts where it is known. */
  amount: computed<Centimos>(),
  /** Detractions whose amount nobody states. */
  unknown: computed(),
}

/** Number and amount of all detractions of a filter. */
export type DetractionSums = RowOf<typeof detractionSumFields>

/** Of nothing. */
export const noDetractionSums: DetractionSums = { detractions: 0, amount: zeroCentimos, unknown: 0 }

const number = <T extends number>(sum: SQL, name: string) =>
  sql`coalesce(${sum}, 0)`.mapWith(Number).as(name) as SQL.Aliased<T>

/** The sums as a part of a statement: one row, from the figures, so that it costs the same for any number of vouchers. */
export function detractionSums(db: Database['db'], businessUuid: string, filter: DetractionFilter) {
  return db
    .select({
      detractions: number<number>(sql`sum(${figures.detractions})`, 'all_detractions'),
      amount: number<Centimos>(sql`sum(${figures.amount})`, 'all_amount'),
      unknown: number<number>(sql`sum(${figures.unknown})`, 'all_unknown'),
    })
    .from(figures)
    .where(and(eq(figures.businessUuid, businessUuid), eq(figures.isPaid, filter.paid), isWanted(filter)))
}

function isWanted(filter: DetractionFilter): SQL {
  if (!filter.paid) return eq(figures.period, filter.period)
  const { deposits } = filter
  return deposits.by === 'period'
    ? eq(figures.period, deposits.period)
    : between(figures.day, deposits.from, deposits.to)
}
