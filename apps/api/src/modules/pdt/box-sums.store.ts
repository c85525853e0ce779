import { type Centimos, centimos, type TaxPeriod } from '@contapro/sunat'
import { type Pdt621Sum, pdt621VoucherBoxes } from '@contapro/sunat/pdt-621'
import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { type Database, schema } from '../../db/index.ts'
import { publishedTo } from '../../db/published-to.ts'
import { amountInBox, isOfBox, isReduced } from './box-amounts.store.ts'

const { periodFigures: figures, vouchers } = schema

/** What the vouchers of one loaded period add up to, by box. */
export interface PeriodBoxSums {
  readonly period: TaxPeriod
  readonly sums: ReadonlyMap<string, Pdt621Sum>
}

/** Every loaded period up to the given one, oldest first. From the figures: a month may hold a million vouchers. */
export async function listBoxSums({ db }: Database, businessUuid: string, upTo: TaxPeriod): Promise<PeriodBoxSums[]> {
  const rows = await db
    .select({ period: figures.period, sums: sumColumns })
    .from(figures)
    .where(and(eq(figures.businessUuid, businessUuid), lte(figures.period, upTo)))
    .groupBy(figures.period)
    .having(sql`sum(${figures.vouchers}) > 0`)
    .orderBy(asc(figures.period))
  return rows.map(({ period, sums }) => ({ period: period as TaxPeriod, sums: toSums(sums) }))
}

/** How many vouchers of a period make up each box. */
export async function countBoxVouchers(
  { db }: Database,
  businessUuid: string,
  period: TaxPeriod,
): Promise<ReadonlyMap<string, number>> {
  const [counts = {}] = await db
    .select(countColumns)
    .from(vouchers)
    .where(and(publishedTo(vouchers, businessUuid), eq(vouchers.period, period)))
  return new Map(Object.entries(counts))
}

/** Both sums of each box, as one JSON array: drizzle's columns have names, which numbers are not. */
const sumColumns: SQL<string[][]> = sql`json_build_array(${sql.join(
  pdt621VoucherBoxes.map((box) => {
    const amount = amountInBox(box, figures)
    const isIn = isOfBox(box, figures)
    const total = (condition: SQL | undefined): SQL =>
      sql`coalesce(sum(${amount}) filter (where ${condition}), 0)::text`
    return sql`json_build_array(${total(isIn)}, ${total(and(isIn, isReduced(figures)))})`
  }),
  sql`, `,
)})`

const countColumns: Record<string, SQL<number>> = Object.fromEntries(
  pdt621VoucherBoxes.map((box) => {
    const isIn = and(isOfBox(box, vouchers), sql`${amountInBox(box, vouchers)} <> 0`)
    return [box.box, sql`count(*) filter (where ${isIn})`.mapWith(Number)]
  }),
)

const amount = (text: string | undefined): Centimos => centimos(Number(text ?? 0))

function toSums(values: readonly (readonly string[])[]): Map<string, Pdt621Sum> {
  return new Map(
    pdt621VoucherBoxes.map(({ box }, i) => {
      const [sum, reduced] = values[i] ?? []
      return [box, { sum: amount(sum), reduced: amount(reduced) }]
    }),
  )
}
