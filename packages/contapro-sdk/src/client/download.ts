import type { CallOptions } from './call.ts'

/** A file and the name to save it under. */
export interface DownloadedFile {
  readonly blob: Blob
  readonly fileName: string
}

/** Options of a download. */
export interface DownloadOptions extends CallOptions {
  /** Hears how much of the file the server has made, in percent. Small files are there at once: then it hears nothing. */
  readonly onProgress?: ((percent: number) => void) | undefined
}
