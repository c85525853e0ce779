import type { PurchaseStatus, TaxPeriod } from '@contapro/sunat'
import { ownBusiness } from '../../company/own-business.ts'
import { igvSettingsOf } from '../../company/settings/igv-settings.ts'
import type { RequestContext } from '../../platform/ports/services.ts'
import type { Page } from '../../vouchers/lists/page-window.store.ts'
import { type ReviewSums, sumByStatus } from '../../vouchers/lists/review-sums.store.ts'
import { listVoucherPage } from '../../vouchers/lists/vouchers.store.ts'
import { type ListedFacts, withListedFacts } from '../../vouchers/lists/with-listed-facts.ts'
import { type Decision, findDecisions } from './decisions.store.ts'
import type { ReviewedRow } from './reviewed-rows.store.ts'

/** Which list of which company's period. */
export interface ReviewList {
  readonly ruc: string
  /** Given where the call names the company twice. */
  readonly businessUuid?: string
  readonly period: TaxPeriod
  readonly status: PurchaseStatus
}

/** A purchase of a company with the decision that stands. */
export interface ReviewedVoucher extends ListedFacts {
  readonly businessUuid: string
  readonly row: ReviewedRow
  readonly decision: Decision | undefined
}

export interface ReviewPage {
  readonly vouchers: readonly ReviewedVoucher[]
  /** Coefficient of the period's mixed purchases; undefined while none is set. */
  readonly prorrata: string | undefined
  readonly sums: ReviewSums
  readonly status: PurchaseStatus
}

/**
 * A page of a period's purchases with one status, newest first, with the counts of all three. Throws
 * `BusinessNotFoundError`, also when RUC and uuid do not match.
 */
export async function listReviewedVouchers(ctx: RequestContext, list: ReviewList, page: Page): Promise<ReviewPage> {
  const { ruc, businessUuid, period, status } = list
  const { uuid } = await ownBusiness(ctx, { ruc, ...(businessUuid !== undefined && { uuid: businessUuid }) })
  const filter = { operation: 'COMPRA', period, status, search: undefined } as const
  const [{ rows }, { prorrataOf }, sums] = await Promise.all([
    listVoucherPage(ctx.database, uuid, filter, page),
    igvSettingsOf(ctx.database, uuid),
    sumByStatus(ctx.database, uuid, period),
  ])
  const decisions = await findDecisions(
    ctx.database,
    uuid,
    rows.map(({ code }) => code),
  )
  return {
    status,
    vouchers: await withListedFacts(
      ctx.database,
      uuid,
      rows.map((row) => ({ businessUuid: uuid, row, decision: decisions.get(row.code) })),
    ),
    prorrata: prorrataOf(period),
    sums,
  }
}
