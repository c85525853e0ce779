import type { CivilDate } from '../civil-date/civil-date.ts'
import type { Centimos } from '../money/centimos.ts'

/** A deposit of a part of a detraction, or of the whole. */
interface PaidPart {
  readonly paidOn: CivilDate
  readonly amount: Centimos
}

/** A detraction is rounded to whole soles, and who rounds another way is at most a sol away. */
const ROUNDING = 100

/**
 * The day on which the deposits of one voucher reached its detraction; undefined while they do not. Of a detraction whose amount is
 * not known any deposit is the whole, so that the last one completes it.
 *
 * @param due what is to be deposited, null where it is not known.
 */
export function depositCompletedOn(deposits: readonly PaidPart[], due: Centimos | null): CivilDate | undefined {
  const inOrder = deposits.toSorted((a, b) => (a.paidOn < b.paidOn ? -1 : 1))
  if (due === null) return inOrder.at(-1)?.paidOn
  let paid = 0
  for (const { paidOn, amount } of inOrder) {
    paid += amount
    if (paid + ROUNDING >= due) return paidOn
  }
  return undefined
}
