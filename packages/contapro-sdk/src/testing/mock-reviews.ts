import { countsAsCredit, purchaseReasonText } from '@contapro/sunat'
import type { Decision, ObservationCounts, ReviewedVoucher, User } from '../contract/contract.ts'
import type { MockVoucher } from './mock-voucher.ts'
import type { DecisionKind } from '../observations/moved-rows.ts'
import { decisionKey, type MockData } from './mock-data.ts'
import { ruleName } from './mock-rules.ts'

/** What rules and accountant say about a purchase. */
export function reviewedVoucher(data: MockData, ruc: string, voucher: MockVoucher): ReviewedVoucher {
  const decided = data.decisions.get(decisionKey(ruc, voucher.code))
  const { status, status_reasons } = decided?.before ?? voucher
  const doubts = status === 'observado' ? status_reasons : []
  const decision = decided?.decision ?? null
  return {
    ...voucher,
    observations: doubts.map(({ code, message }) => ({ code, name: ruleName(code), message })),
    advices: [],
    decision,
    allowed_decisions: allowedDecisions(voucher, decision),
    igv_at_stake_amount: voucher.igv_credit === 'no' ? '0.00' : voucher.igv_amount,
  }
}

/** The purchase as the rules alone see it. */
export function undecidedVoucher(data: MockData, ruc: string, voucher: MockVoucher): MockVoucher {
  return data.decisions.get(decisionKey(ruc, voucher.code))?.before ?? voucher
}

/** The counts of the three tabs. */
export function countsOf(purchases: readonly MockVoucher[]): ObservationCounts {
  const withStatus = (wanted: MockVoucher['status']): number =>
    purchases.filter(({ status }) => status === wanted).length
  return {
    observed_count: withStatus('observado'),
    rejected_count: withStatus('gasto no deducible'),
    validated_count: withStatus('gasto deducible'),
  }
}

/** The purchase after a decision, which is remembered; the same decision a second time changes nothing. */
export function decideVoucher(
  data: MockData,
  voucher: MockVoucher,
  { kind, ruc, user }: { readonly kind: DecisionKind; readonly ruc: string; readonly user: User },
): MockVoucher {
  const key = decisionKey(ruc, voucher.code)
  const before = undecidedVoucher(data, ruc, voucher)
  if (kind === 'undo') {
    data.decisions.delete(key)
    return before
  }
  const now = kind === 'validate' ? validated(before) : declined(before)
  const decision: Decision = {
    kind: kind === 'validate' ? 'validated' : 'declined',
    decided_by: `${user.name} ${user.last_name}`,
    decided_at: new Date().toISOString(),
  }
  if (data.decisions.get(key)?.decision.kind === decision.kind) return voucher
  data.decisions.set(key, { before, decision })
  return now
}

function allowedDecisions(
  { status, status_reasons }: MockVoucher,
  decision: ReviewedVoucher['decision'],
): ReviewedVoucher['allowed_decisions'] {
  if (status === 'observado') return ['validate', 'decline']
  if (status === 'gasto deducible') return decision ? ['decline', 'undo'] : ['decline']
  const isFixed = status_reasons.some(({ code }) => code !== 'DECLINED')
  return [...(isFixed ? [] : (['validate'] as const)), ...(decision ? (['undo'] as const) : [])]
}

function validated(voucher: MockVoucher): MockVoucher {
  const { type, igv_amount, igv_credit } = voucher
  const isCredit = igv_credit !== null && countsAsCredit(type, { status: 'gasto deducible', credit: igv_credit })
  return {
    ...voucher,
    status: 'gasto deducible',
    status_reasons: [],
    igv_credit_amount: isCredit ? igv_amount : '0.00',
  }
}

function declined(voucher: MockVoucher): MockVoucher {
  const byLaw = voucher.status === 'gasto no deducible' ? voucher.status_reasons : []
  return {
    ...voucher,
    status: 'gasto no deducible',
    status_reasons: [...byLaw, { code: 'DECLINED', message: purchaseReasonText('DECLINED') }],
    igv_credit_amount: '0.00',
  }
}
