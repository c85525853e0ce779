import type { ContaproError, CreatedUpload, Upload, UploadProgress } from '@contapro/sdk'
import { useCreateUpload, useRepeatUpload, useUpload } from '@contapro/sdk/react'
import { useCallback, useEffect, useRef } from 'react'
import { useEmit } from '../host/host-context.ts'

/** Where files that were given together stand. */
export type BatchState =
  | { readonly state: 'sending'; readonly progress: UploadProgress | null; readonly onCancel: () => void }
  /** They did not reach the server, or it refused the request as a whole. */
  | { readonly state: 'unsent'; readonly error: ContaproError; readonly onRetry: () => void }
  /** Received; `upload` is undefined until its first answer, `error` when the progress cannot be asked for. */
  | {
      readonly state: 'received'
      readonly upload: Upload | undefined
      readonly error: ContaproError | null
      readonly onRetry: () => void
    }

export interface UploadBatchOptions {
  readonly businessUuid: string
  readonly files: readonly File[]
  /** Undone upload whose files are ingested again. Then `files` is not sent. */
  readonly repeatedUuid?: string | undefined
  /** The server has received them, under this uuid. */
  readonly onReceived: (uploadUuid: string) => void
}

/** Sends files once, or repeats an upload, then follows the server's work until it ends. */
export function useUploadBatch({ businessUuid, files, repeatedUuid, onReceived }: UploadBatchOptions): BatchState {
  const creation = useCreateUpload()
  const emit = useEmit()
  const repetition = useRepeatUpload()
  const request = repeatedUuid ? repetition : creation
  const uploadUuid = request.data?.upload_uuid
  const followed = useUpload(businessUuid, uploadUuid)
  const abort = useRef<AbortController>(undefined)
  const { mutate: create } = creation
  const { mutate: repeat } = repetition

  const send = useCallback((): void => {
    const onSuccess = (answer: CreatedUpload): void => onReceived(answer.upload_uuid)
    if (repeatedUuid) {
      repeat({ businessUuid, uploadUuid: repeatedUuid }, { onSuccess })
      return
    }
    const controller = new AbortController()
    abort.current = controller
    create({ businessUuid, files, signal: controller.signal }, { onSuccess })
  }, [create, repeat, businessUuid, files, repeatedUuid, onReceived])

  const hasStarted = useRef(false)
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    send()
  }, [send])

  const ended = followed.data && followed.data.state !== 'processing' ? followed.data.state : undefined
  const told = useRef(false)
  useEffect(() => {
    if (!ended || !uploadUuid || told.current) return
    told.current = true
    emit({ type: 'upload-finished', uploadUuid, state: ended })
  }, [ended, uploadUuid, emit])

  if (request.error) return { state: 'unsent', error: request.error, onRetry: send }
  if (uploadUuid || repeatedUuid) {
    const { data: upload, error, refetch } = followed
    return { state: 'received', upload, error: upload ? null : error, onRetry: () => void refetch() }
  }
  return { state: 'sending', progress: creation.progress, onCancel: () => abort.current?.abort() }
}
