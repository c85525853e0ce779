import type { CallOptions } from '../client/call.ts'
import type { ContaproClient } from '../client/contapro-client.ts'
import type {
  OperationType,
  VoucherFigure,
  VoucherFilterField,
  VoucherFilterOptions,
  VoucherList,
  VoucherStatusFilter,
} from '../contract/contract.ts'
import { periodQuery } from '../contract/period-scope.ts'
import * as defaults from '../generated/answer-defaults.gen.ts'

/** Which vouchers: one side of one period's register, purchases unless told otherwise. */
export interface VoucherScope {
  readonly ruc: string
  readonly taxPeriod: string
  readonly operationType?: OperationType | undefined
}

/** A page of the vouchers of a period. Filter by one field at a time (decisions 16). */
export interface VoucherFilter extends VoucherScope {
  /** Page, from 1. */
  readonly page?: number | undefined
  /** Rows a page, at most 100; 20 unless told otherwise. */
  readonly size?: number | undefined
  readonly status?: VoucherStatusFilter | undefined
  readonly filterBy?: VoucherFilterField | undefined
  /** Key of the option; for serie_number the text to find, upper case. */
  readonly valueFilter?: string | undefined
  /** Of sales, only those with an advice; together with any other filter but a figure. */
  readonly withAdvices?: boolean | undefined
  /** Exactly the vouchers of a figure, each with its part (`figure_amount`), instead of every other filter. */
  readonly figure?: VoucherFigure | undefined
  /** With the figure `observado`: the code of the first rule that doubts them, `otros` for those without a name. */
  readonly figureReason?: string | undefined
}

/** A page of the vouchers behind the figures, newest first, with the sums over all pages. */
export function listVouchers(
  { call }: ContaproClient,
  filter: VoucherFilter,
  options?: CallOptions,
): Promise<VoucherList> {
  const { page, size, status, filterBy, valueFilter, withAdvices, figure, figureReason } = filter
  const wanted = { status, filter_by: filterBy, value_filter: valueFilter, figure, figure_reason: figureReason }
  const advised = withAdvices ? { with_advices: 'true' as const } : {}
  const query = { ...scopeQuery(filter), page, size, ...wanted, ...advised }
  const route = 'GET /app/internal/businesses/dashboard-reports/all-invoices'
  return call({ operation: 'listVouchers', defaults: defaults.listVouchers, route, query }, options)
}

/** What the vouchers of a period can be filtered by. */
export async function listVoucherFilterOptions(
  { call }: ContaproClient,
  scope: VoucherScope,
  options?: CallOptions,
): Promise<VoucherFilterOptions> {
  const route = 'GET /app/internal/businesses/dashboard-reports/filter-all-invoices'
  const answer = await call({ operation: 'listVoucherFilterOptions', route, query: scopeQuery(scope) }, options)
  return answer.data
}

/**
 * The file behind a voucher's link (`img_cpe_link`, `xml_cpe_link`), fetched without a token (decisions 15). An address older than
 * ten minutes fails with 403 FILE_ADDRESS_EXPIRED: ask for the list again. 422 VOUCHER_NOT_PRINTABLE: the printed form cannot be drawn.
 * 404 VOUCHER_FILE_NOT_FOUND: there is no such file.
 */
export function getVoucherFile({ call }: ContaproClient, address: string, options?: CallOptions): Promise<Blob> {
  return call({ operation: 'getVoucherFile', address }, options)
}

function scopeQuery({ operationType, ...period }: VoucherScope): {
  ruc: string
  tax_period: string
  operation_type: OperationType | undefined
} {
  return { ...periodQuery(period), operation_type: operationType }
}
