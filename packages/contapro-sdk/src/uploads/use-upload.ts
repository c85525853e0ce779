import type { UseQueryResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { Upload } from '../contract/contract.ts'
import { type QueryHookOptions, useContaproQuery } from '../provider/use-contapro-query.ts'
import { untilNextLook } from './follow-upload.ts'
import { uploadQueries } from './queries.ts'

/**
 * One upload, looked at every second until it is `done` or `failed`; then companies, periods, figures and vouchers are asked for
 * anew, once. Pass null while there is none.
 */
export function useUpload(
  businessUuid: string | null | undefined,
  uploadUuid: string | null | undefined,
  options?: QueryHookOptions,
): UseQueryResult<Upload, ContaproError> {
  return useContaproQuery(
    (client) => (businessUuid && uploadUuid ? uploadQueries.one(client, businessUuid, uploadUuid) : null),
    { ...options, refetchInterval: untilNextLook },
  )
}
