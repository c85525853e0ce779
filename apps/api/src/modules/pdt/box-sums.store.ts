import { type Centimos, centimos, type IgvRate, reducedIgvRates, type TaxPeriod } from '@contapro/sunat'
import { type Pdt621Sum, type Pdt621VoucherBox, pdt621VoucherBoxes } from '@contapro/sunat/pdt-621'
import { and, asc, eq, lte, or, type SQL, sql } from 'drizzle-orm'
import { filledCountOf } from '../../collect/index.ts'
import { asIs, computed, createQuery, type Database, type Places, schema } from '../../db/index.ts'
import { figurePeriods } from '../dashboard/figure-periods.store.ts'
import { amountInBox, isAtRate, isOfBox } from './box-amounts.store.ts'

const { periodFigures: figures } = schema

/** What the vouchers of one loaded period add up to, by box. */
export interface PeriodBoxSums {
  readonly period: TaxPeriod
  readonly sums: ReadonlyMap<string, Pdt621Sum>
}

/** The rates that parts of a box may have, of those that are reduced. */
const reducedRatesOf = ({ vouchers: { rate } }: Pdt621VoucherBox): readonly IgvRate[] =>
  rate === 'other' ? [] : reducedIgvRates

/** The sums of each box, as one JSON array: drizzle's columns have names, which numbers are not. */
const sumColumns: SQL<string[][]> = sql`json_build_array(${sql.join(
  pdt621VoucherBoxes.map((box) => {
    const amount = amountInBox(box, figures)
    const isIn = isOfBox(box, figures, figurePeriods.period)
    const total = (condition: SQL | undefined): SQL =>
      sql`coalesce(sum(${amount}) filter (where ${condition}), 0)::text`
    const parts = reducedRatesOf(box).map((rate) => total(and(isIn, isAtRate(rate, figures))))
    return sql`json_build_array(${sql.join([total(isIn), ...parts], sql`, `)})`
  }),
  sql`, `,
)})`

const monthFields = { period: asIs<TaxPeriod>(), sums: asIs<string[][]>() }

const sumsOf = createQuery(monthFields, (db, at: Places<{ readonly businessUuid: string; readonly upTo: string }>) =>
  db
    .select({ period: sql`${figurePeriods.period}`.as('in_period'), sums: sumColumns })
    .from(figures)
    .crossJoin(figurePeriods.join)
    .where(and(eq(figures.businessUuid, at.businessUuid), figurePeriods.where, lte(figurePeriods.period, at.upTo)))
    .groupBy(figurePeriods.period)
    .having(sql`sum(${figures.vouchers}) filter (where ${figurePeriods.isOwn}) > 0`)
    .orderBy(asc(figurePeriods.period)),
)

/** Every loaded period up to the given one, oldest first. From the figures: a month may hold a million vouchers. */
export async function listBoxSums(database: Database, businessUuid: string, upTo: TaxPeriod): Promise<PeriodBoxSums[]> {
  const rows = await sumsOf(database, { businessUuid, upTo })
  return rows.map(({ period, sums }) => ({ period, sums: toSums(sums) }))
}

type PeriodValues = { readonly businessUuid: string; readonly period: string }

const countFields = Object.fromEntries(pdt621VoucherBoxes.map(({ box }) => [box, computed()]))

const countsOf = createQuery(countFields, (db, at: Places<PeriodValues>) =>
  db
    .select(
      Object.fromEntries(
        pdt621VoucherBoxes.map((box) => {
          const filled = figures[filledCountOf(box.amounts)]
          const isIn = isOfBox(box, figures, at.period)
          return [box.box, sql`coalesce(sum(${filled}) filter (where ${isIn}), 0)`]
        }),
      ),
    )
    .from(figures)
    .where(
      and(
        eq(figures.businessUuid, at.businessUuid),
        or(eq(figures.period, at.period), eq(figures.creditPeriod, at.period)),
      ),
    ),
)

/** How many vouchers of a period make up each box; from the figures as well. */
export async function countBoxVouchers(
  database: Database,
  businessUuid: string,
  period: TaxPeriod,
): Promise<ReadonlyMap<string, number>> {
  const [counts = {}] = await countsOf(database, { businessUuid, period })
  return new Map(Object.entries(counts))
}

const amount = (text: string | undefined): Centimos => centimos(Number(text ?? 0))

function toSums(values: readonly (readonly string[])[]): Map<string, Pdt621Sum> {
  return new Map(
    pdt621VoucherBoxes.map((box, i) => {
      const [sum, ...parts] = values[i] ?? []
      const reduced = reducedRatesOf(box).map((rate, at) => [rate, amount(parts[at])] as const)
      return [box.box, { sum: amount(sum), reduced: new Map(reduced.filter(([, part]) => part !== 0)) }]
    }),
  )
}
