import type { ReviewedVoucher } from '@contapro/sdk'
import { isCreditNote } from '@contapro/sunat'

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
  return kind === 'decline' ? vouchers.filter(({ type }) => isCreditNote(type)) : []
}
