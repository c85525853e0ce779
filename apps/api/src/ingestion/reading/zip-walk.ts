import type { FileLimits } from './file-limits.ts'
import type { ZipFileOutcome } from './incoming-batch.ts'
import type { StoredUpload } from './open-file-source.ts'
import type { ZipBatch } from './zip-batch.ts'

/** How far the reading of a zip is. */
export interface ZipWalk extends Omit<StoredUpload, 'sizeBytes'> {
  readonly limits: FileLimits
  readonly batch: ZipBatch
  /** Bytes of the zip's own files that were read. */
  bytesRead: number
  /** Tables and XML met so far. */
  tables: number
  xmls: number
  /** Time that is left for the rest of tables that are refused, in milliseconds. */
  refusedMs: number
}

/** How the reading of one file ended; undefined for a zip, whose files have their own outcomes. */
export type Ending =
  | (Pick<ZipFileOutcome, 'state'> & Partial<Omit<ZipFileOutcome, 'state' | 'name' | 'sizeBytes'>>)
  | undefined

/** The last part of a path. */
export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
