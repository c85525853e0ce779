import type { CivilDate } from '../civil-date/civil-date.ts'
import { depositCompletedOn } from '../detraction/deposit-completed-on.ts'
import { detractionDue } from '../detraction/detraction-due.ts'
import type { DetractionRateInForce } from '../detraction/detraction-rate-on.ts'
import { isNote } from './is-note.ts'
import type { ObservedPurchase } from './observed-purchase.ts'

/**
 * The day on which the detraction of a purchase was deposited in full, by the rates of a company (`detractionRates` is what
 * Contapro knows): null while it is not, undefined when the purchase owes none.
 */
export function detractionCompletion(
  rates: readonly DetractionRateInForce[],
): (purchase: ObservedPurchase) => CivilDate | null | undefined {
  return ({ type, hasDetraction, detraction, enteredDetraction, deposits, amounts, issuedOn }) => {
    // A note follows its voucher.
    if (!hasDetraction || isNote(type)) return undefined
    // Only a register's mark may tell of the detraction: then the deposit says what it is for.
    const named = deposits.flatMap(({ goodCode }) => goodCode ?? []).toSorted()
    const code = enteredDetraction?.code || detraction.code || named[0] || null
    const entered = enteredDetraction?.amount ?? null
    const due = detractionDue({ ...detraction, code }, { total: amounts.total, issuedOn, entered }, rates)
    return depositCompletedOn(deposits, due) ?? null
  }
}
