import type { IgvRate } from '../igv/igv-rate.ts'
import { type Centimos, centimos, zeroCentimos } from '../money/centimos.ts'
import { addCentimos, subtractCentimos } from '../money/centimos-arithmetic.ts'
import { divideHalfUp } from '../money/decimal.ts'

/** What the vouchers of a box add up to, exactly. */
export interface Pdt621Sum {
  readonly sum: Centimos
  /** The parts of it at reduced rates, by rate: each voucher at the rate that it shows, a note at that of its voucher. */
  readonly reduced: ReadonlyMap<IgvRate, Centimos>
}

/** Sums by box; a box that is missing has 0. */
export type Pdt621Sums = ReadonlyMap<string, Pdt621Sum>

/** The sums of a period as its form takes them, and what the form does not take. */
export interface AdmittedSums {
  readonly admitted: Pdt621Sums
  /** Only boxes that leave something: below 0 where credit notes exceed everything else in it, above 0 in 102 and 103. */
  readonly left: Pdt621Sums
}

/**
 * What each box takes of its vouchers and of what the form of the month before did not take. No box takes less than 0: what credit
 * notes exceed it by is left to the same box of the next month. Discounts of earlier periods (102, and their tax 103) are at most the
 * sales of the month (100 and 101), so that débito is not below 0: the rest is left to 102 and 103 of the next month.
 *
 * [I]: our reading. The reglamento of the IGV (arts. 6 and 7) carries an excess of what is given back into the following periods;
 * that it does so box by box, for a month whose credit notes exceed it, no norm at hand says; neither for discounts. An accountant can state another carry.
 */
export function admitSums(sums: Pdt621Sums, received: Pdt621Sums): AdmittedSums {
  const { admitted, left } = admitBoxByBox(sums, received)
  return keepDiscountsWithinSales(new Map(admitted), new Map(left))
}

/** The same with discounts that may exceed the sales of the month. */
export function admitBoxByBox(sums: Pdt621Sums, received: Pdt621Sums): AdmittedSums {
  const admitted = new Map<string, Pdt621Sum>()
  const left = new Map<string, Pdt621Sum>()
  for (const box of new Set([...sums.keys(), ...received.keys()])) {
    const total = addBoxSums(sums.get(box), received.get(box))
    admitted.set(box, total.sum < 0 ? noPdt621Sum : total)
    if (total.sum < 0) left.set(box, total)
  }
  return { admitted, left }
}

function keepDiscountsWithinSales(admitted: Map<string, Pdt621Sum>, left: Map<string, Pdt621Sum>): AdmittedSums {
  const sumIn = (box: string): Centimos => admitted.get(box)?.sum ?? zeroCentimos
  const [base, tax] = [sumIn('102'), sumIn('103')]
  const kept = centimos(Math.min(base, sumIn('100')))
  const keptTax = centimos(Math.min(kept === base ? tax : partOf(tax, kept, base), sumIn('101')))
  for (const [box, all, part] of [['102', base, kept] as const, ['103', tax, keptTax] as const]) {
    if (part === all) continue
    admitted.set(box, { ...noPdt621Sum, sum: part })
    left.set(box, { ...noPdt621Sum, sum: subtractCentimos(all, part) })
  }
  return { admitted, left }
}

const partOf = (tax: Centimos, kept: Centimos, base: Centimos): Centimos =>
  centimos(Number(divideHalfUp(BigInt(tax) * BigInt(kept), BigInt(base))))

/** Nothing in a box. */
export const noPdt621Sum: Pdt621Sum = { sum: zeroCentimos, reduced: new Map() }

/** Both sums in one box. */
export function addBoxSums(one: Pdt621Sum = noPdt621Sum, other: Pdt621Sum = noPdt621Sum): Pdt621Sum {
  const reduced = new Map(one.reduced)
  for (const [rate, part] of other.reduced) reduced.set(rate, addCentimos(reduced.get(rate) ?? zeroCentimos, part))
  return { sum: addCentimos(one.sum, other.sum), reduced }
}

/** How what is carried counts in its box. */
export interface CarriedInto {
  /** The reduced rate that all of it has; null for none. */
  readonly reducedRate: IgvRate | null
  /** The box holds credit notes (102 and 103): what is carried raises it. */
  readonly isSubtracted: boolean
}

/** What is carried as an accountant writes it, a positive amount, as it counts in a box. */
export function carriedSum(amount: Centimos, { reducedRate, isSubtracted }: CarriedInto): Pdt621Sum {
  const sum = isSubtracted ? amount : centimos(0 - amount)
  return { sum, reduced: reducedRate === null ? new Map() : new Map([[reducedRate, sum]]) }
}
