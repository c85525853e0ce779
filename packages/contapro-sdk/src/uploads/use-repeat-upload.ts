import type { UseMutationResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { CreatedUpload } from '../contract/contract.ts'
import { useContaproMutation } from '../provider/use-contapro-mutation.ts'
import { repeatUpload } from './calls.ts'
import { followUpload } from './follow-upload.ts'
import { uploadQueries } from './queries.ts'
import type { UploadScope } from './upload-scope.ts'

/**
 * Ingests the files of an undone upload again. `useUpload` shows the new upload, by the `upload_uuid` of the answer. Figures and lists
 * are refetched when it is over, also if the component is unmounted by then. Errors: UPLOAD_NOT_FOUND (404), UPLOAD_NOT_UNDONE
 * and UPLOAD_FILES_MISSING (409).
 */
export function useRepeatUpload(): UseMutationResult<CreatedUpload, ContaproError, UploadScope> {
  return useContaproMutation({
    mutate: (client, { businessUuid, uploadUuid }: UploadScope) => repeatUpload(client, businessUuid, uploadUuid),
    changes: (client, { businessUuid }) => [[...uploadQueries.ofBusiness(client, businessUuid), 'list']],
    learn: (client, queryClient, { upload_uuid: uploadUuid }, { businessUuid }) =>
      followUpload(client, queryClient, businessUuid, uploadUuid),
  })
}
