/** How much of an upload has left the browser. */
export interface UploadProgress {
  readonly sentBytes: number
  /** Bytes of the whole request, a little more than those of the files. */
  readonly totalBytes: number
}

/** Hears of the progress of an upload. */
export type UploadProgressListener = (progress: UploadProgress) => void
