import type { MessagePort } from 'node:worker_threads'
import type { FileKind } from '@contapro/sunat/sire'
import type { ByteRange } from '../../../platform/files/index.ts'
import type { FileLimits } from '../file-limits.ts'
import type { IncomingBatch } from '../incoming-batch.ts'
import type { StoredUpload } from '../open-file-source.ts'
import type { Remarks } from '../remarks.ts'
import type { PackedRows } from './packed-rows.ts'

/** What a worker is asked to read, and the port over which both talk about it. */
export interface ReadingJob {
  readonly file: StoredUpload
  readonly limits: FileLimits
  readonly port: MessagePort
}

/** A batch on its way between threads. */
export interface SentBatch extends Omit<IncomingBatch, 'vouchers' | 'deposits'> {
  readonly vouchers: PackedRows
  readonly deposits: PackedRows
}

/** What a worker says while it reads. */
export type FromWorker =
  /** It wants the file, or a part of it, as a stream that it gives a number. */
  | { readonly kind: 'open'; readonly stream: number; readonly range: ByteRange | undefined }
  /** It wants the next bytes of a stream. */
  | { readonly kind: 'pull'; readonly stream: number }
  /** It wants no more of a stream. */
  | { readonly kind: 'leave'; readonly stream: number }
  /** It knows what the file is. */
  | { readonly kind: 'opened'; readonly fileKind: FileKind; readonly bytesTotal: number }
  | { readonly kind: 'batch'; readonly batch: SentBatch }
  /** The file has been read to its end. */
  | { readonly kind: 'end' }
  | { readonly kind: 'refused'; readonly remarks: Remarks }
  /** A fault of ours. */
  | { readonly kind: 'failed'; readonly stack: string }

/** What it is answered. */
export type ToWorker =
  /** The next bytes of a stream; null behind the last. */
  | { readonly kind: 'bytes'; readonly stream: number; readonly bytes: Uint8Array<ArrayBuffer> | null }
  /** It may send one more batch. */
  | { readonly kind: 'more' }
