import type { Upload } from '@contapro/sdk'
import { useUndoUpload } from '@contapro/sdk/react'

/** State of undoing an upload. */
export interface UploadUndoState {
  /** `none` also while the upload cannot be undone. */
  readonly step: 'none' | 'running' | 'done' | 'failed'
  /** Message of the server or client if the request failed. */
  readonly error: string | undefined
  readonly undo: () => void
}

export interface UploadUndoOptions {
  readonly businessUuid: string
  readonly upload: Upload
  /** Refetches the upload after a refused request: another tab may have undone it. */
  readonly onRefresh: () => void
}

/** Undoes an upload, and derives the step from the upload and from the request. */
export function useUploadUndo({ businessUuid, upload, onRefresh }: UploadUndoOptions): UploadUndoState {
  const { mutate, isPending, isSuccess, error } = useUndoUpload()
  const { upload_uuid: uploadUuid, undo } = upload
  const step = (): UploadUndoState['step'] => {
    // Right after the request the cached upload is `processing`, still without `undo`.
    if (isPending || (upload.state === 'processing' && (isSuccess || undo))) return 'running'
    if (undo?.state === 'done') return 'done'
    return error || undo?.state === 'failed' ? 'failed' : 'none'
  }
  return {
    step: step(),
    error: error?.message,
    undo: () => mutate({ businessUuid, uploadUuid }, { onError: onRefresh }),
  }
}
