import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContaproError } from '../client/contapro-error.ts'
import type { CreatedUpload } from '../contract/contract.ts'
import { useContaproMutation } from '../provider/use-contapro-mutation.ts'
import { createUpload } from './calls.ts'
import { followUpload } from './follow-upload.ts'
import { uploadQueries } from './queries.ts'
import { refuseExcess } from './refuse-excess.ts'
import type { UploadProgress } from './upload-progress.ts'
import type { CreateUploadOptions } from './calls.ts'

/** Files to upload for a company. */
export interface NewUpload extends CreateUploadOptions {
  readonly businessUuid: string
  readonly files: readonly File[]
}

/** The mutation, and how much has been sent. */
export type CreateUploadResult = UseMutationResult<CreatedUpload, ContaproError, NewUpload> & {
  /** Null before the first byte of the last upload. */
  readonly progress: UploadProgress | null
}

/**
 * Sends files; `useUpload` shows what becomes of the answer's `upload_uuid`. Figures and lists renew when it is over, also when
 * this component is gone by then. The limits of the account are checked before anything is sent. Fails with 413 UPLOAD_TOO_LARGE, 422, 404,
 * 429 UPLOADS_AT_ONCE_EXCEEDED, UPLOAD_DAY_LIMIT_REACHED; 507 STORAGE_FULL.
 */
export function useCreateUpload(): CreateUploadResult {
  const [progress, setProgress] = useState<UploadProgress | null>(null)
  const mutation = useContaproMutation({
    mutate: async (client, { businessUuid, files, onProgress, ...options }: NewUpload) => {
      setProgress(null)
      await refuseExcess(client, files, options)
      return createUpload(client, businessUuid, files, {
        ...options,
        onProgress: (sent) => {
          setProgress(sent)
          onProgress?.(sent)
        },
      })
    },
    changes: (client, { businessUuid }) => [[...uploadQueries.ofBusiness(client, businessUuid), 'list']],
    learn: (client, queryClient, { upload_uuid: uploadUuid }, { businessUuid }) =>
      followUpload(client, queryClient, businessUuid, uploadUuid),
  })
  return { ...mutation, progress }
}
