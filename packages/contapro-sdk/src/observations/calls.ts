import type { CallOptions } from '../client/call.ts'
import type { ContaproClient } from '../client/contapro-client.ts'
import { jsonOr } from '../client/read-answer.ts'
import type { DecisionResult, ReviewedVoucherList } from '../contract/contract.ts'
import type { PageFilter } from '../contract/page-filter.ts'
import { type PeriodScope, periodQuery } from '../contract/period-scope.ts'
import * as defaults from '../generated/answer-defaults.gen.ts'

/** A page of one of the Observaciones lists, newest first: 20 rows unless told otherwise. */
export interface ReviewFilter extends PeriodScope, PageFilter {}

/** Purchases of one period that are decided about: up to 500, all of them or none. */
export interface VoucherChoice extends Pick<PeriodScope, 'ruc' | 'taxPeriod'> {
  /** `{issuer ruc}-{type}-{series}-{number}`, the `code` of the rows. */
  readonly codes: readonly string[]
}

/** Purchases that a rule doubts and nobody has decided about (part 2 §2, decisions 22). */
export function listObservedVouchers(
  { call }: ContaproClient,
  filter: ReviewFilter,
  options?: CallOptions,
): Promise<ReviewedVoucherList> {
  const { page, size } = filter
  const route = 'GET /app/internal/businesses/dashboard-reports/observed'
  return call(
    {
      operation: 'listObservedVouchers',
      defaults: defaults.listObservedVouchers,
      route,
      query: { ...periodQuery(filter), page, size },
    },
    options,
  )
}

/** Purchases that are gasto no deducible, declined or by law. */
export function listRejectedVouchers(
  { call }: ContaproClient,
  filter: ReviewFilter,
  options?: CallOptions,
): Promise<ReviewedVoucherList> {
  const query = { ...periodQuery(filter), page: filter.page, page_record: filter.size }
  const route = 'GET /app/internal/businesses/dashboard-reports/rejected'
  return call({ operation: 'listRejectedVouchers', defaults: defaults.listRejectedVouchers, route, query }, options)
}

/** Purchases that are gasto deducible, validated or doubted by no rule. */
export function listValidatedVouchers(
  { call }: ContaproClient,
  filter: ReviewFilter,
  options?: CallOptions,
): Promise<ReviewedVoucherList> {
  const { businessUuid: uuid, page, size } = filter
  const route = 'GET /app/internal/businesses/dashboard-reports/validated'
  return call(
    {
      operation: 'listValidatedVouchers',
      defaults: defaults.listValidatedVouchers,
      route,
      query: { ...periodQuery(filter), uuid, page, size },
    },
    options,
  )
}

/**
 * Makes purchases gasto deducible. A decision is never tried again by itself; it fails with 404 VOUCHER_NOT_FOUND or 422
 * DECISION_NOT_ALLOWED, one reason for each voucher, and then changes nothing.
 */
export function validateVouchers(
  { call }: ContaproClient,
  choice: VoucherChoice,
  options?: CallOptions,
): Promise<DecisionResult> {
  const route = 'PATCH /app/internal/businesses/dashboard-reports/observed/validate/'
  return call(
    {
      operation: 'validateVouchers',
      defaults: defaults.validateVouchers,
      route,
      ...decisionOn(choice),
      read: readResult,
    },
    options,
  )
}

/** Makes purchases gasto no deducible; fails as `validateVouchers`. A declined credit note no longer subtracts: warn before (decisions 23). */
export function declineVouchers(
  { call }: ContaproClient,
  choice: VoucherChoice,
  options?: CallOptions,
): Promise<DecisionResult> {
  const route = 'PATCH /app/internal/businesses/dashboard-reports/observed/decline/'
  return call(
    {
      operation: 'declineVouchers',
      defaults: defaults.declineVouchers,
      route,
      ...decisionOn(choice),
      read: readResult,
    },
    options,
  )
}

/** Takes decisions back: the rules alone say again what the purchases are. Fails as `validateVouchers`. */
export function undoDecisions(
  { call }: ContaproClient,
  choice: VoucherChoice,
  options?: CallOptions,
): Promise<DecisionResult> {
  const route = 'PATCH /app/internal/businesses/dashboard-reports/observed/undo/'
  return call(
    { operation: 'undoDecisions', defaults: defaults.undoDecisions, route, ...decisionOn(choice), read: readResult },
    options,
  )
}

/** The response may be empty, because the specification does not define the response of a decision. */
const readResult = jsonOr<DecisionResult>({})

function decisionOn({ codes, ...period }: VoucherChoice): {
  query: { ruc: string; tax_period: string }
  body: { cpes: string[] }
} {
  return { query: periodQuery(period), body: { cpes: [...codes] } }
}
