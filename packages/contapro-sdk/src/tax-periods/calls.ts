import type { CallOptions } from '../client/call.ts'
import type { ContaproClient } from '../client/contapro-client.ts'

/** Periods of a company with vouchers (`YYYYMM`), newest first; the first is the default (decisions 19). */
export async function listTaxPeriods(
  { call }: ContaproClient,
  businessUuid: string,
  options?: CallOptions,
): Promise<readonly string[]> {
  const route = 'GET /app/internal/businesses/{uuid}/periods'
  const answer = await call({ operation: 'listTaxPeriods', route, path: { uuid: businessUuid } }, options)
  return answer.tax_periods
}
