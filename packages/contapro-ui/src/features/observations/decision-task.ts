import type { ReviewedVoucher } from '@contapro/sdk'
import { type Centimos, countsAsCredit, isCreditNote, sumCentimos } from '@contapro/sunat'
import { centimosOf } from '../../host/centimos-of.ts'
import { voucherType } from '../../lists/voucher-type.ts'

/** What can be done with a purchase. */
export type DecisionKind = ReviewedVoucher['allowed_decisions'][number]

/** A decision about some purchases. */
export interface DecisionTask {
  readonly kind: DecisionKind
  readonly vouchers: readonly ReviewedVoucher[]
}

/** Those of some purchases about which this can be decided now. */
export function decidable(kind: DecisionKind, vouchers: readonly ReviewedVoucher[]): readonly ReviewedVoucher[] {
  return vouchers.filter(({ allowed_decisions }) => allowed_decisions.includes(kind))
}

/** The credit notes that a decision declines: they would no longer subtract, so that a warning comes first (decisions 23). */
export function declinedNotes({ kind, vouchers }: DecisionTask): readonly ReviewedVoucher[] {
  return kind === 'decline' ? vouchers.filter((voucher) => isCreditNote(voucherType(voucher))) : []
}

/** What a decision about many moves, and which of them it cannot bring to count. */
export interface DecisionStake {
  /** IGV that validating adds to IGV compras, or that declining removes. Undefined if the answer has no amount. */
  readonly igv: Centimos | undefined
  /** Those whose credit another period takes. */
  readonly later: readonly ReviewedVoucher[]
  /** Those that never count: over twelve months old (Ley 29215, art. 2). */
  readonly tooOld: readonly ReviewedVoucher[]
  /** Those that give no credit for another reason, such as their type. */
  readonly withoutCredit: readonly ReviewedVoucher[]
}

/** Whether a decision is about so many that what it moves is said first. */
export function needsStake({ kind, vouchers }: DecisionTask): boolean {
  return kind !== 'undo' && vouchers.length > 1
}

/** What is at stake in a decision. A credit note that subtracts already moves nothing when it is validated. */
export function decisionStake({ kind, vouchers }: DecisionTask): DecisionStake {
  const moved = kind === 'validate' ? vouchers.filter((voucher) => !isTaken(voucher)) : vouchers
  const stakes = moved.map(({ igv_at_stake_amount }) => centimosOf(igv_at_stake_amount))
  const without = vouchers.filter(({ igv_credit }) => igv_credit === 'no')
  return {
    igv: stakes.includes(undefined) ? undefined : sumCentimos(stakes.filter((stake) => stake !== undefined)),
    later: vouchers.filter(({ igv_credit }) => igv_credit === 'later'),
    tooOld: without.filter(isTooOld),
    withoutCredit: without.filter((voucher) => !isTooOld(voucher)),
  }
}

const isTaken = (voucher: ReviewedVoucher): boolean =>
  voucher.status !== null && countsAsCredit(voucherType(voucher), { status: voucher.status, credit: 'yes' })

const isTooOld = ({ igv_credit_reasons }: ReviewedVoucher): boolean =>
  igv_credit_reasons.some(({ code }) => code === 'OVER_TWELVE_MONTHS')
