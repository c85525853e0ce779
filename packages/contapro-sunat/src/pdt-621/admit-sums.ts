import type { IgvRate } from '../igv/igv-rate.ts'
import { type Centimos, centimos, zeroCentimos } from '../money/centimos.ts'
import { addCentimos } from '../money/centimos-arithmetic.ts'

/** What the vouchers of a box add up to, exactly. */
export interface Pdt621Sum {
  readonly sum: Centimos
  /** The parts of it at reduced rates, by rate: each voucher at the rate that it shows, a note at that of its voucher. */
  readonly reduced: ReadonlyMap<IgvRate, Centimos>
}

/** Sums by box; a box that is missing has 0. What a form leaves to the next is below 0. */
export type Pdt621Sums = ReadonlyMap<string, Pdt621Sum>

/** The sums of a period as its form takes them, and what the form does not take. */
export interface AdmittedSums {
  readonly admitted: Pdt621Sums
  /** Only boxes whose credit notes exceed everything else in them; below 0. */
  readonly left: Pdt621Sums
}

/**
 * What each box takes of its vouchers and of what the form of the month before did not take. No box takes less than 0: what credit
 * notes exceed it by is left to the same box of the next month.
 *
 * [I]: our reading. The reglamento of the IGV (arts. 6 and 7) carries an excess of what is given back into the following periods;
 * that it does so box by box, for a month whose credit notes exceed it, no norm at hand says. An accountant can state another carry.
 */
export function admitSums(sums: Pdt621Sums, received: Pdt621Sums): AdmittedSums {
  const admitted = new Map<string, Pdt621Sum>()
  const left = new Map<string, Pdt621Sum>()
  for (const box of new Set([...sums.keys(), ...received.keys()])) {
    const total = added(sums.get(box), received.get(box))
    admitted.set(box, total.sum < 0 ? noPdt621Sum : total)
    if (total.sum < 0) left.set(box, total)
  }
  return { admitted, left }
}

/** Nothing in a box. */
export const noPdt621Sum: Pdt621Sum = { sum: zeroCentimos, reduced: new Map() }

function added(one: Pdt621Sum = noPdt621Sum, other: Pdt621Sum = noPdt621Sum): Pdt621Sum {
  const reduced = new Map(one.reduced)
  for (const [rate, part] of other.reduced) reduced.set(rate, addCentimos(reduced.get(rate) ?? zeroCentimos, part))
  return { sum: addCentimos(one.sum, other.sum), reduced }
}

/** What is carried as an accountant writes it, a positive amount, as it counts in a box: whole at a reduced rate, or at none. */
export function carriedSum(amount: Centimos, { reducedRate }: { readonly reducedRate: IgvRate | null }): Pdt621Sum {
  const sum = centimos(0 - amount)
  return { sum, reduced: reducedRate === null ? new Map() : new Map([[reducedRate, sum]]) }
}
