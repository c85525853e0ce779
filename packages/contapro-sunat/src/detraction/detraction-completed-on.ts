import type { CivilDate } from '../civil-date/civil-date.ts'
import { sumCentimos } from '../money/centimos-arithmetic.ts'
import { type Centimos, centimos } from '../money/centimos.ts'

/** An amount that changes what is left of a detraction, and its day. */
export interface DatedAmount {
  readonly on: CivilDate
  readonly amount: Centimos
}

/** What happens to the detraction of one voucher. */
export interface DetractionHistory {
  readonly deposits: readonly DatedAmount[]
  /** Totals of its notes: credit notes negative, debit notes positive. */
  readonly notes: readonly DatedAmount[]
}

/** A detraction is rounded to whole soles, and who rounds another way is at most a sol away. */
export const isRounding = (difference: Centimos): boolean => difference <= 100

/**
 * The first day on which the deposits of one voucher reach its detraction, by a deposit or by a credit note that lowers it; undefined
 * while they do not. Later notes change nothing. Of a detraction whose amount is not known any deposit is the whole, so that the last
 * one completes it.
 *
 * Source: D.Leg. 940, art. 4 and first final provision; the notes are our reading.
 *
 * @param dueWith what is to be deposited, given the notes; null where it is not known.
 */
export function detractionCompletedOn(
  { deposits, notes }: DetractionHistory,
  dueWith: (notes: readonly DatedAmount[]) => Centimos | null,
): CivilDate | undefined {
  const isAmountKnown = dueWith([]) !== null
  if (!isAmountKnown && deposits.length > 0) return daysOf(deposits).at(-1)
  return daysOf([...deposits, ...notes]).find((day) => {
    const due = dueWith(notes.filter(({ on }) => on <= day))
    const paid = sumCentimos(deposits.filter(({ on }) => on <= day).map(({ amount }) => amount))
    return due !== null && isRounding(centimos(due - paid))
  })
}

const daysOf = (amounts: readonly DatedAmount[]): CivilDate[] => amounts.map(({ on }) => on).toSorted()
