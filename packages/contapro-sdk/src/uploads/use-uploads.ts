import type { UseQueryResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { UploadList } from '../contract/contract.ts'
import type { PageFilter } from '../contract/page-filter.ts'
import { type QueryHookOptions, useContaproQuery } from '../provider/use-contapro-query.ts'
import { UPLOAD_POLL_MS } from '../queries/stale-times.ts'
import { uploadQueries } from './queries.ts'

/** Uploads of a company, newest first; followed while one of the page is at work. The page before stays while the next loads. */
export function useUploads(
  businessUuid: string | null | undefined,
  page?: PageFilter,
  options?: QueryHookOptions,
): UseQueryResult<UploadList, ContaproError> {
  return useContaproQuery((client) => (businessUuid ? uploadQueries.list(client, businessUuid, page) : null), {
    ...options,
    keepWithin: businessUuid ? (client) => [...uploadQueries.ofBusiness(client, businessUuid), 'list'] : undefined,
    refetchInterval: (list) => (list?.data.some(({ state }) => state === 'processing') ? UPLOAD_POLL_MS : false),
  })
}
