import type { CallOptions } from '../client/call.ts'
import type { ContaproClient } from '../client/contapro-client.ts'
import type { DetractionList, DetractionTotals } from '../contract/contract.ts'
import type { PageFilter } from '../contract/page-filter.ts'
import type { PeriodScope } from '../contract/period-scope.ts'
import * as defaults from '../generated/answer-defaults.gen.ts'
import type { DateFilterType } from '../session/dashboard-store.ts'
import type { DateRange } from '../session/date-range.ts'
import { companyQuery } from './company-query.ts'

/** A page of the detractions of purchases: 10 rows unless told otherwise. */
export interface DetractionFilter extends PeriodScope, PageFilter {
  /** The tab: S 'Pagadas', N 'Por pagar'. */
  readonly paid: 'S' | 'N'
  /** 'fechaPago' finds the deposits paid within `dateRange`, 'fechaPeriodo' those of the period. Default: 'fechaPeriodo'; the screen opens under 'fechaPago'. */
  readonly filterType?: DateFilterType | undefined
  /** Days of payment, both included. Counts only for paid detractions by 'fechaPago'. */
  readonly dateRange?: DateRange | undefined
}

/**
 * Detractions of purchases (part 2 §2): deposits, newest payment first, or unpaid ones, newest voucher first. With days of payment
 * `summary.paid_outside_count` says how many deposits of the period were not paid within them, if the server sends it.
 */
export function listDetractions(
  { call }: ContaproClient,
  filter: DetractionFilter,
  options?: CallOptions,
): Promise<DetractionList> {
  const { paid, page, size } = filter
  const query = { ...companyQuery(filter), paid, page, size, ...paymentDatesOf(filter) }
  const route = 'GET /app/internal/businesses/dashboard/detractions'
  return call({ operation: 'listDetractions', defaults: defaults.listDetractions, route, query }, options)
}

/** Paid and unpaid detractions of a period, added up. */
export function getDetractionTotals(
  { call }: ContaproClient,
  scope: PeriodScope,
  options?: CallOptions,
): Promise<DetractionTotals> {
  const route = 'GET /app/internal/businesses/dashboard/total-amount-detractions'
  return call(
    { operation: 'getDetractionTotals', defaults: defaults.getDetractionTotals, route, query: companyQuery(scope) },
    options,
  )
}

/** The dates that are sent: only for paid detractions by date of payment, and only both (part 2 §7). */
export function paymentDatesOf({ paid, filterType, dateRange }: DetractionFilter): {
  fecha_inicio?: string
  fecha_fin?: string
} {
  const isByDate = paid === 'S' && filterType === 'fechaPago'
  if (!isByDate || !dateRange?.from || !dateRange.to) return {}
  return { fecha_inicio: dateRange.from, fecha_fin: dateRange.to }
}
