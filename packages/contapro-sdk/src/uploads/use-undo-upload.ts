import type { UseMutationResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { CreatedUpload } from '../contract/contract.ts'
import { useContaproMutation } from '../provider/use-contapro-mutation.ts'
import { undoUpload } from './calls.ts'
import { followUpload } from './follow-upload.ts'
import { uploadQueries } from './queries.ts'
import type { UploadScope } from './upload-scope.ts'

/**
 * Undoes an upload. `useUpload` and `useUploads` show its progress. Figures and lists are refetched when it is over, also if the
 * component is unmounted by then. Errors: UPLOAD_NOT_FOUND (404), UPLOAD_NOT_UNDOABLE (409).
 */
export function useUndoUpload(): UseMutationResult<CreatedUpload, ContaproError, UploadScope> {
  return useContaproMutation({
    mutate: (client, { businessUuid, uploadUuid }: UploadScope) => undoUpload(client, businessUuid, uploadUuid),
    // The upload too: a request in flight may bring its former state back.
    changes: (client, { businessUuid }) => [uploadQueries.ofBusiness(client, businessUuid)],
    learn: (client, queryClient, { upload_uuid }, { businessUuid, uploadUuid }) => {
      const { queryKey } = uploadQueries.one(client, businessUuid, uploadUuid)
      // Nothing follows an upload that is over.
      queryClient.setQueryData(queryKey, (known) => ({
        files: [],
        ...known,
        upload_uuid,
        state: 'processing' as const,
        progress: 0,
      }))
      followUpload(client, queryClient, businessUuid, uploadUuid)
    },
  })
}
