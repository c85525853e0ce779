import type { TaxPeriod } from '@contapro/sunat'
import { type Pdt621Sum, type Pdt621VoucherBox, pdt621VoucherBoxes } from '@contapro/sunat/pdt-621'
import { and, asc, eq, lte, or, type SQL, sql } from 'drizzle-orm'
import { asIs, computed, createQuery, type Database, type Places, schema } from '../../platform/db/index.ts'
import { figurePeriods } from '../figures/figure-periods.store.ts'
import { filledCountOf } from '../figures/filled-amounts.ts'
import { isOfBox } from './box-amounts.store.ts'
import { type BoxSumsShape, boxSumColumns, toBoxSums } from './box-sum-columns.store.ts'

const { periodFigures: figures } = schema

/** What the vouchers of one loaded period add up to, by box. */
export interface PeriodBoxSums {
  readonly period: TaxPeriod
  readonly sums: ReadonlyMap<string, Pdt621Sum>
}

const monthFields = { period: asIs<TaxPeriod>(), sums: asIs<string[][]>() }

const isOfItsPeriod = (box: Pdt621VoucherBox): SQL | undefined => isOfBox(box, figures, figurePeriods.period)

type UpTo = { readonly businessUuid: string; readonly upTo: string }

const sumsOf = createQuery(monthFields, (db, at: Places<UpTo>, { isc }: Pick<BoxSumsShape, 'isc'>) =>
  db
    .select({
      period: sql`${figurePeriods.period}`.as('in_period'),
      sums: boxSumColumns(figures, { isIn: isOfItsPeriod, isc }),
    })
    .from(figures)
    .crossJoin(figurePeriods.join)
    .where(and(eq(figures.businessUuid, at.businessUuid), figurePeriods.where, lte(figurePeriods.period, at.upTo)))
    .groupBy(figurePeriods.period)
    .having(sql`sum(${figures.vouchers}) filter (where ${figurePeriods.isOwn}) > 0`)
    .orderBy(asc(figurePeriods.period)),
)

/** Every loaded period up to the given one, oldest first. From the figures: a month may hold a million vouchers. */
export async function listBoxSums(
  database: Database,
  businessUuid: string,
  upTo: TaxPeriod,
  shape: Pick<BoxSumsShape, 'isc'> = { isc: true },
): Promise<PeriodBoxSums[]> {
  const rows = await sumsOf(database, { businessUuid, upTo }, shape)
  return rows.map(({ period, sums }) => ({ period, sums: toBoxSums(sums) }))
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
