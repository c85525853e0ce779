import type { CallOptions } from '../client/call.ts'
import type { ContaproClient } from '../client/contapro-client.ts'
import type { Pdt621, Pdt621VoucherList, PdtReport } from '../contract/contract.ts'
import type { PageFilter } from '../contract/page-filter.ts'
import { type PeriodScope, periodFilters } from '../contract/period-scope.ts'
import * as defaults from '../generated/answer-defaults.gen.ts'
import { type HistoryFilter, sideFilters } from '../dashboard/calls.ts'

/** One side of a period's Informe PDT. */
export type PdtReportFilter = HistoryFilter

/** A page of the vouchers of a box: 20 rows unless told otherwise. */
export interface BoxFilter extends PeriodScope, PageFilter {
  /** Number of a box with vouchers, three digits. */
  readonly box: string
  /** Only those whose tax is not that of their base, by more than rounding: what a box with `flag_off` differs by. */
  readonly isOff?: boolean
}

/** The cards of the Informe PDT, one side at a time (part 2 §2, decisions 17). */
export function getPdtReport(
  { call }: ContaproClient,
  filter: PdtReportFilter,
  options?: CallOptions,
): Promise<PdtReport> {
  const route = 'GET /app/internal/dashboard/pdt-report'
  return call(
    { operation: 'getPdtReport', defaults: defaults.getPdtReport, route, query: { filters: sideFilters(filter) } },
    options,
  )
}

/** The boxes of Formulario 621. */
export function getPdt621({ call }: ContaproClient, scope: PeriodScope, options?: CallOptions): Promise<Pdt621> {
  const route = 'GET /app/internal/dashboard/pdt-621'
  return call(
    { operation: 'getPdt621', defaults: defaults.getPdt621, route, query: { filters: periodFilters(scope) } },
    options,
  )
}

/** The vouchers that make up a box, newest first. */
export function listPdt621Vouchers(
  { call }: ContaproClient,
  { box, isOff = false, page, size, ...scope }: BoxFilter,
  options?: CallOptions,
): Promise<Pdt621VoucherList> {
  const route = 'GET /app/internal/dashboard/pdt-621/vouchers'
  const query = { filters: periodFilters(scope), box, page, size, ...(isOff ? { off: 'true' as const } : {}) }
  return call({ operation: 'listPdt621Vouchers', defaults: defaults.listPdt621Vouchers, route, query }, options)
}
