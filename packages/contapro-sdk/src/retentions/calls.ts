import type { CallOptions } from '../client/call.ts'
import type { ContaproClient } from '../client/contapro-client.ts'
import type { RetentionList } from '../contract/contract.ts'
import type { PageFilter } from '../contract/page-filter.ts'
import type { PeriodScope } from '../contract/period-scope.ts'

/** A page of the retentions of a period: 10 rows unless told otherwise. */
export interface RetentionFilter extends PeriodScope, PageFilter {}

/** A page of the comprobantes de retención that the company suffered (part 2 §2), newest first, with the sum over all pages. */
export function listRetentions(
  { call }: ContaproClient,
  { businessUuid, ruc, taxPeriod, page, size }: RetentionFilter,
  options?: CallOptions,
): Promise<RetentionList> {
  const query = { business_ruc: ruc, business_uuid: businessUuid, tax_period: taxPeriod, page, size }
  const route = 'GET /app/internal/businesses/dashboard-reports/retentions'
  return call({ operation: 'listRetentions', route, query }, options)
}
