import type { CivilDate } from '../civil-date/civil-date.ts'
import { type DatedAmount, detractionCompletedOn, isRounding } from '../detraction/detraction-completed-on.ts'
import { detractionDeadline } from '../detraction/detraction-deadline.ts'
import { detractionDue } from '../detraction/detraction-due.ts'
import type { DetractionRateInForce } from '../detraction/detraction-rate-on.ts'
import { sumCentimos } from '../money/centimos-arithmetic.ts'
import { type Centimos, centimos } from '../money/centimos.ts'
import { isNote } from './is-note.ts'
import type { ObservedPurchase } from './observed-purchase.ts'

/** Where the detraction of a purchase is. */
export interface DetractionState {
  /** First day on which the deposits reached it; null while they do not. */
  readonly completedOn: CivilDate | null
  /** Whether a credit note that was issued after the deadline lowers what was not complete by then. */
  readonly isLoweredLate: boolean
  /** Whether the deposits are above what the voucher and all its notes owe, by more than rounding. */
  readonly isOverpaid: boolean
}

/** The detraction of a purchase, by the rates of a company (`detractionRates` is what Contapro knows): undefined when it owes none. */
export function detractionState(
  rates: readonly DetractionRateInForce[],
): (purchase: ObservedPurchase) => DetractionState | undefined {
  return (purchase) => {
    // A note follows its voucher.
    if (!purchase.hasDetraction || isNote(purchase.type)) return undefined
    const dueWith = dueOf(purchase, rates)
    const history = historyOf(purchase)
    const completedOn = detractionCompletedOn(history, dueWith) ?? null
    const deadline = detractionDeadline(purchase.period)
    const counted = history.notes.filter(({ on }) => completedOn === null || on <= completedOn)
    const dueInTime = dueWith(counted.filter(({ on }) => on <= deadline))
    const dueLater = dueWith(counted)
    const dueNow = dueWith(history.notes)
    return {
      completedOn,
      isLoweredLate: dueLater !== null && (dueInTime === null || dueLater < dueInTime),
      isOverpaid: dueNow !== null && !isRounding(centimos(sumOf(history.deposits) - dueNow)),
    }
  }
}

/** What is to be deposited for a purchase, given its notes; null if it is not known. */
function dueOf(
  { detraction, enteredDetraction, deposits, amounts: { total }, issuedOn }: ObservedPurchase,
  rates: readonly DetractionRateInForce[],
): (notes: readonly DatedAmount[]) => Centimos | null {
  // Only a register's mark may tell of the detraction: then the deposit says what it is for.
  const named = deposits.flatMap(({ goodCode }) => goodCode ?? []).toSorted()
  const stated = { ...detraction, code: enteredDetraction?.code || detraction.code || named[0] || null }
  const entered = enteredDetraction?.amount ?? null
  return (notes) => detractionDue(stated, { total, issuedOn, notes: sumOf(notes), entered }, rates)
}

function historyOf({ deposits, notes = [] }: ObservedPurchase) {
  return {
    deposits: deposits.map(({ paidOn, amount }) => ({ on: paidOn, amount })),
    notes: notes.map(({ issuedOn, total }) => ({ on: issuedOn, amount: total })),
  }
}

const sumOf = (amounts: readonly DatedAmount[]): Centimos => sumCentimos(amounts.map(({ amount }) => amount))
