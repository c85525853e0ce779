import type { PurchaseDecision, PurchaseStatusReason, TaxPeriod } from '@contapro/sunat'
import type { ObservationCode } from '@contapro/sunat/observations'
import { ownBusiness } from '../../company/own-business.ts'
import { igvSettingsOf } from '../../company/settings/igv-settings.ts'
import { decidePurchases } from '../../ingestion/decisions/decide-purchases.ts'
import { DomainError, type Reason } from '../../platform/errors/domain-error.ts'
import type { RequestContext } from '../../platform/ports/services.ts'
import { type TotalAmount, totalAmountOf } from '../../vouchers/boxes/total-amount.ts'
import { type ReviewSums, sumByStatus } from '../../vouchers/lists/review-sums.store.ts'
import { oneOrMany, serieNumberOf, VoucherNotFoundError } from '../../vouchers/lists/voucher-not-found-error.ts'
import { withListedFacts } from '../../vouchers/lists/with-listed-facts.ts'
import { findDecisions } from './decisions.store.ts'
import type { ReviewedVoucher } from './list-reviewed-vouchers.ts'
import { listPurchasesByCode } from './reviewed-rows.store.ts'

/** What makes some of the purchases not deductible is not the accountant's to change. */
class DecisionNotAllowedError extends DomainError {
  constructor(refused: readonly { readonly code: string; readonly statusReasons: readonly string[] }[]) {
    const reasons = refused.map(
      ({ code, statusReasons }): Reason => ({
        code: 'DECISION_NOT_ALLOWED',
        message: refusal(
          serieNumberOf(code),
          statusReasons.find((reason) => reason !== 'DECLINED'),
        ),
        field: code,
      }),
    )
    super(
      'DECISION_NOT_ALLOWED',
      oneOrMany(refused, 'Este comprobante no se puede validar.', 'Algunos comprobantes no se pueden validar.'),
      reasons,
    )
  }
}

const REFUSALS: Partial<Record<PurchaseStatusReason | ObservationCode, string>> = {
  ANNULLED: 'está anulado, revertido o dado de baja',
  OTHER_ADDRESSEE: 'está emitido a nombre de otro contribuyente',
  BOLETA_OVER_LIMIT: 'excede el límite de gasto deducible del año',
  BOLETA_OF_OTHER_REGIME: 'no es de un contribuyente del Nuevo RUS',
}

function refusal(serieNumber: string, reason: string | undefined): string {
  return `El comprobante ${serieNumber} ${REFUSALS[reason as keyof typeof REFUSALS] ?? 'no es gasto deducible'}.`
}

export interface DecisionRequest {
  readonly ruc: string
  readonly period: TaxPeriod
  readonly codes: readonly string[]
  /** Null takes a decision back. */
  readonly decision: PurchaseDecision | null
}

/** The purchases as they are now, and what follows for the period. */
export interface DecisionResult {
  readonly vouchers: readonly ReviewedVoucher[]
  readonly prorrata: string | undefined
  readonly sums: ReviewSums
  readonly totals: TotalAmount
}

/**
 * Validates or declines purchases of a period, or takes that back: all of them or none (decisions 22). Throws
 * `BusinessNotFoundError`, `VoucherNotFoundError`, `DecisionNotAllowedError`.
 */
export async function decideVouchers(ctx: RequestContext, request: DecisionRequest): Promise<DecisionResult> {
  const { ruc, period, codes, decision } = request
  const { uuid } = await ownBusiness(ctx, { ruc })
  const { unknown, refused, asksForReview } = await decidePurchases(ctx.database.driver, {
    businessUuid: uuid,
    ownRuc: ruc,
    period,
    codes,
    decision,
    accountantUuid: ctx.accountantUuid,
    decidedAt: ctx.clock(),
  })
  if (unknown.length > 0) throw new VoucherNotFoundError(unknown)
  if (refused.length > 0) throw new DecisionNotAllowedError(refused)
  if (asksForReview) ctx.ingestion.wake()
  const decisions = await findDecisions(ctx.database, uuid, codes)
  const rows = await listPurchasesByCode(ctx.database, uuid, codes)
  return {
    vouchers: await withListedFacts(
      ctx.database,
      uuid,
      rows.map((row) => ({ businessUuid: uuid, row, decision: decisions.get(row.code) })),
    ),
    prorrata: (await igvSettingsOf(ctx.database, uuid)).prorrataOf(period),
    sums: await sumByStatus(ctx.database, uuid, period),
    totals: await totalAmountOf(ctx.database, uuid, period),
  }
}
