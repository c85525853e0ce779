import { type Centimos, type DetractionRateInForce, goodsOfDepositFile } from '@contapro/sunat'
import type { DepositCandidate, KnownDepositFile } from './deposit-files.store.ts'
import { owedDetraction } from './owed-detraction.ts'

/** A deposit of a bulk file that is not what the list of pending deposits shows. */
export interface DepositFileDifference {
  readonly code: string
  /** In the file. */
  readonly good: string
  readonly amount: Centimos
  /** In the list; null if it is not known, or if the list does not contain the voucher. */
  readonly listedGood: string | null
  readonly listedAmount: Centimos | null
}

/** What the list of pending deposits is made of: purchases by code, and the company's rates. */
interface PendingDeposits {
  readonly purchases: ReadonlyMap<string, DepositCandidate>
  readonly rates: readonly DetractionRateInForce[]
}

/** Deposits of a file that are not made yet and differ from the list. */
export function differencesOf(
  { lines, content, made }: KnownDepositFile,
  { purchases, rates }: PendingDeposits,
): DepositFileDifference[] {
  const goods = goodsOfDepositFile(content)
  return lines.flatMap(({ code, amount }, i) => {
    const purchase = purchases.get(code)
    const { good: listedGood, owed: listedAmount } = purchase?.isOwing ? owedDetraction(purchase, rates) : nothing
    const good = goods[i] ?? ''
    const isSame = made.includes(code) || (good === listedGood && amount === listedAmount)
    return isSame ? [] : [{ code, good, amount: amount as Centimos, listedGood, listedAmount }]
  })
}

const nothing = { good: null, owed: null }
