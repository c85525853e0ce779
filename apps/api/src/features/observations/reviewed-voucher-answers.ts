import { type PurchaseStatus, toDecimalText, zeroCentimos } from '@contapro/sunat'
import { isObservationCode, type ObservationCode, observationRules } from '@contapro/sunat/observations'
import type { Contract } from '../../platform/http/contract/contract-values.ts'
import type { FileAddresses } from '../../platform/secrets/file-addresses.ts'
import { toTotalAmount } from '../../vouchers/boxes/total-amount.ts'
import type { Page } from '../../vouchers/lists/page-window.store.ts'
import type { ReviewSums } from '../../vouchers/lists/review-sums.store.ts'
import { igvAtStake, toVoucher, type VoucherSurroundings } from '../../vouchers/lists/voucher-answer.ts'
import { adviceOf } from './advice-of.ts'
import type { DecisionResult } from './decide-vouchers.ts'
import type { ReviewedVoucher, ReviewPage } from './list-reviewed-vouchers.ts'

type Answer = Contract<'reviewed-voucher'>

export function toReviewedVoucherList(
  { vouchers, prorrata, sums, status }: ReviewPage,
  { size }: Page,
  addresses: FileAddresses,
): Contract<'reviewed-voucher-list'> {
  const listed = sums.get(status)
  const total = listed?.vouchers ?? 0
  return {
    success: true,
    data: vouchers.map((voucher) => toReviewedVoucher(voucher, { addresses, prorrata })),
    summary: {
      total_items: total,
      taxable_amount: toDecimalText(listed?.taxable ?? zeroCentimos),
      igv_amount: toDecimalText(listed?.igv ?? zeroCentimos),
      total_amount: toDecimalText(listed?.total ?? zeroCentimos),
      ...toCounts(sums),
    },
    metadata: { pagination: { total_items: total, total_pages: Math.ceil(total / size) } },
  }
}

export function toDecisionResult(
  { vouchers, prorrata, sums, totals }: DecisionResult,
  addresses: FileAddresses,
): Contract<'decision-result'> {
  return {
    data: vouchers.map((voucher) => toReviewedVoucher(voucher, { addresses, prorrata })),
    summary: toCounts(sums),
    totals: toTotalAmount(totals),
  }
}

function toCounts(sums: ReviewSums): Contract<'observation-counts'> {
  const count = (status: PurchaseStatus): number => sums.get(status)?.vouchers ?? 0
  return {
    observed_count: count('observado'),
    rejected_count: count('gasto no deducible'),
    validated_count: count('gasto deducible'),
  }
}

function toReviewedVoucher(voucher: ReviewedVoucher, surroundings: VoucherSurroundings): Answer {
  const found = (voucher.row.observations ?? []).filter(isObservationCode)
  return {
    ...toVoucher(voucher, surroundings),
    observations: found.filter(isDoubt).map((code) => ({ ...toAdvice(code), name: observationRules[code].name })),
    advices: [...found.filter(isAdvice).map(toAdvice), ...adviceOf(voucher.row)],
    decision: toDecision(voucher),
    allowed_decisions: allowedDecisions(voucher.row),
    igv_at_stake_amount: toDecimalText(igvAtStake(voucher.row, surroundings.prorrata)),
  }
}

const isAdvice = (code: ObservationCode): boolean => observationRules[code].status === null

const isDoubt = (code: ObservationCode): boolean => observationRules[code].status === 'observado'

const toAdvice = (code: ObservationCode): Contract<'reason'> => ({ code, message: observationRules[code].message })

/** The row says what stands; the log, read a moment later, who said so. */
function toDecision({ row, decision }: ReviewedVoucher): Answer['decision'] {
  if (row.decision === null || decision?.kind !== row.decision) return null
  return { kind: row.decision, decided_by: decision.decidedBy, decided_at: decision.decidedAt.toISOString() }
}

function allowedDecisions({ status, statusReasons, decision }: ReviewedVoucher['row']): Answer['allowed_decisions'] {
  const isByLaw = status === 'gasto no deducible' && statusReasons.some((reason) => reason !== 'DECLINED')
  return [
    ...(status !== 'gasto deducible' && !isByLaw ? (['validate'] as const) : []),
    ...(status !== 'gasto no deducible' ? (['decline'] as const) : []),
    ...(decision === null ? [] : (['undo'] as const)),
  ]
}
