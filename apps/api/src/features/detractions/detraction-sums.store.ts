import { type Centimos, zeroCentimos } from '@contapro/sunat'
import { and, between, eq, notBetween, type SQL, sql } from 'drizzle-orm'
import { asIs, computed, createQuery, type Database, type Places, type RowOf, schema } from '../../platform/db/index.ts'
import type { DetractionFilter } from './detraction-filter.ts'

const { detractionFigures: figures } = schema

/** How the sums are read. */
export const detractionSumFields = {
  detractions: computed(),
  /** What is to be deposited counts where it is known. */
  amount: computed<Centimos>(),
  /** Detractions whose amount nobody states. */
  unknown: computed(),
  /** Deposits of the period that were paid on other days; null where no days are given. */
  outside: asIs<number | null>(),
}

/** Number and amount of all detractions of a filter, and how many of the period its days leave out. */
export type DetractionSums = RowOf<typeof detractionSumFields>

/** Of nothing. */
export const noDetractionSums: DetractionSums = { detractions: 0, amount: zeroCentimos, unknown: 0, outside: null }

const number = <T extends number>(sum: SQL, name: string) =>
  sql`coalesce(${sum}, 0)`.mapWith(Number).as(name) as SQL.Aliased<T>

/** What a statement about detractions takes with each call; days only for deposits by payment. */
export interface DetractionValues {
  readonly businessUuid: string
  readonly period?: string
  readonly from?: string
  readonly to?: string
}

/** Which detractions, without values: a statement is made once for each. */
export type DetractionShape = 'unpaid' | 'paid of period' | 'paid by payment'

/** A filter as a statement takes it. */
export function detractionTerms(businessUuid: string, filter: DetractionFilter) {
  const { shape, ...values } = shapeAndValues(filter)
  return { shape, values: { businessUuid, ...values } satisfies DetractionValues }
}

function shapeAndValues(filter: DetractionFilter): Omit<DetractionValues, 'businessUuid'> & { shape: DetractionShape } {
  if (!filter.paid) return { shape: 'unpaid', period: filter.period }
  const { deposits } = filter
  return deposits.by === 'period'
    ? { shape: 'paid of period', period: deposits.period }
    : { shape: 'paid by payment', period: deposits.period, from: deposits.from, to: deposits.to }
}

/** The sums as a part of a statement: one row, from the figures, so that it costs the same for any number of vouchers. */
export function detractionSums(db: Database['db'], at: Places<DetractionValues>, shape: DetractionShape) {
  return db
    .select({
      detractions: number<number>(sql`sum(${figures.detractions})`, 'all_detractions'),
      amount: number<Centimos>(sql`sum(${figures.amount})`, 'all_amount'),
      unknown: number<number>(sql`sum(${figures.unknown})`, 'all_unknown'),
      outside: (shape === 'paid by payment' ? paidOutside(db, at) : sql`null::int`).as('outside') as SQL.Aliased<
        number | null
      >,
    })
    .from(figures)
    .where(
      and(
        eq(figures.businessUuid, at.businessUuid),
        eq(figures.isPaid, shape !== 'unpaid'),
        shape === 'paid by payment' ? between(figures.day, at.from, at.to) : eq(figures.period, at.period),
      ),
    )
}

/** How many deposits of the period were not paid within the days. */
function paidOutside(db: Database['db'], at: Places<DetractionValues>): SQL {
  const count = db
    .select({ outside: sql`coalesce(sum(${figures.detractions}), 0)::int` })
    .from(figures)
    .where(
      and(
        eq(figures.businessUuid, at.businessUuid),
        eq(figures.isPaid, true),
        eq(figures.period, at.period),
        notBetween(figures.day, at.from, at.to),
      ),
    )
  return sql`(${count})`
}

const sumsOf = createQuery(detractionSumFields, detractionSums)

/** The sums of a filter alone. */
export async function sumDetractions(
  database: Database,
  businessUuid: string,
  filter: DetractionFilter,
): Promise<DetractionSums> {
  const { shape, values } = detractionTerms(businessUuid, filter)
  const [sums] = await sumsOf(database, values, shape)
  return sums ?? noDetractionSums
}
