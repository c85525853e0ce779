import type { CallOptions } from '../client/call.ts'
import type { ContaproClient } from '../client/contapro-client.ts'
import type { PerceptionList } from '../contract/contract.ts'
import type { PageFilter } from '../contract/page-filter.ts'
import type { PeriodScope } from '../contract/period-scope.ts'

/** A page of the perceptions of a period: 10 rows unless told otherwise. */
export interface PerceptionFilter extends PeriodScope, PageFilter {}

/** A page of the comprobantes de percepción that the company suffered (part 2 §2), newest first, with the sum over all pages. */
export function listPerceptions(
  { call }: ContaproClient,
  { businessUuid, ruc, taxPeriod, page, size }: PerceptionFilter,
  options?: CallOptions,
): Promise<PerceptionList> {
  const query = { business_ruc: ruc, business_uuid: businessUuid, tax_period: taxPeriod, page, size }
  const route = 'GET /app/internal/businesses/dashboard-reports/perceptions'
  return call({ operation: 'listPerceptions', route, query }, options)
}
