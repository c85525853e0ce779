import type { CivilDate } from '../civil-date/civil-date.ts'
import type { Centimos } from '../money/centimos.ts'

/**
 * The day on which the deposits of one voucher reached the detraction; where they never do, or its amount is not known,
 * the day of the last; undefined without any deposit.
 *
 * @param due what is to be deposited, null where it is not known.
 */
export function depositCompletedOn(
  deposits: readonly { readonly paidOn: CivilDate; readonly amount: Centimos }[],
  due: Centimos | null,
): CivilDate | undefined {
  const inOrder = deposits.toSorted((a, b) => (a.paidOn < b.paidOn ? -1 : 1))
  let paid = 0
  for (const { paidOn, amount } of inOrder) {
    paid += amount
    if (due !== null && paid >= due) return paidOn
  }
  return inOrder.at(-1)?.paidOn
}
