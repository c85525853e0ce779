import type { UseQueryResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { PdtReport } from '../contract/contract.ts'
import { type QueryHookOptions, useContaproQuery } from '../provider/use-contapro-query.ts'
import type { PdtReportFilter } from './calls.ts'
import { pdtQueries } from './queries.ts'

/** The cards of the Informe PDT, one side at a time; `total_cpes_count` 0 means that there is nothing to show. Pass null while nothing is selected. */
export function usePdtReport(
  filter: PdtReportFilter | null,
  options?: QueryHookOptions,
): UseQueryResult<PdtReport, ContaproError> {
  return useContaproQuery((client) => filter && pdtQueries.report(client, filter), options)
}
