import { type Centimos, centimos, type IgvRate, reducedIgvRates } from '@contapro/sunat'
import { type Pdt621Sum, type Pdt621VoucherBox, pdt621VoucherBoxes } from '@contapro/sunat/pdt-621'
import { and, type SQL, sql } from 'drizzle-orm'
import { amountInBox, type BoxSource, isAtRate } from './box-amounts.store.ts'

/** Which rows a box takes, and whether a base has the ISC beside it. */
export interface BoxSumsShape {
  readonly isIn: (box: Pdt621VoucherBox) => SQL | undefined
  readonly isc: boolean
}

/** The sums of each box, as one JSON array: drizzle's columns have names, which numbers are not. */
export function boxSumColumns(source: BoxSource, { isIn, isc }: BoxSumsShape): SQL<string[][]> {
  const sums = pdt621VoucherBoxes.map((box) => {
    const amount = amountInBox(isc ? box : withoutIsc(box), source)
    const total = (condition: SQL | undefined): SQL =>
      sql`coalesce(sum(${amount}) filter (where ${condition}), 0)::text`
    const parts = reducedRatesOf(box).map((rate) => total(and(isIn(box), isAtRate(rate, source))))
    return sql`json_build_array(${sql.join([total(isIn(box)), ...parts], sql`, `)})`
  })
  return sql`json_build_array(${sql.join(sums, sql`, `)})`
}

/** The sums by box of a row of `boxSumColumns`. */
export function toBoxSums(values: readonly (readonly string[])[]): Map<string, Pdt621Sum> {
  return new Map(
    pdt621VoucherBoxes.map((box, i) => {
      const [sum, ...parts] = values[i] ?? []
      const reduced = reducedRatesOf(box).map((rate, at) => [rate, amount(parts[at])] as const)
      return [box.box, { sum: amount(sum), reduced: new Map(reduced.filter(([, part]) => part !== 0)) }]
    }),
  )
}

const withoutIsc = (box: Pdt621VoucherBox): Pdt621VoucherBox => ({
  ...box,
  amounts: box.amounts.filter((name) => name !== 'iscBeside' && name !== 'iscBesideOther'),
})

/** The rates that parts of a box may have, of those that are reduced. */
const reducedRatesOf = ({ vouchers: { rate } }: Pdt621VoucherBox): readonly IgvRate[] =>
  rate === 'other' ? [] : reducedIgvRates

const amount = (text: string | undefined): Centimos => centimos(Number(text ?? 0))
