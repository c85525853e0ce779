import type { FileWarning } from '@contapro/sunat'
import type { FileKind } from '@contapro/sunat/sire'
import type { UploadRemark } from '../../platform/db/schema/uploads.ts'
import type { PadronBlock } from '../../vouchers/rows/padron-marks.ts'
import type { ReadDeposit } from '../../vouchers/rows/stored-deposit.ts'
import type { UntreatedVoucher } from '../../vouchers/rows/voucher-row.ts'
import type { WithholdingRow } from '../../vouchers/rows/withholding-row.ts'
import type { XmlDocument } from '../../vouchers/stores/xml-documents.store.ts'
import type { Remarks } from './remarks.ts'

/** A part of a file as its reader finds it, small enough for one short transaction. */
export interface ReadBatch {
  readonly vouchers: readonly UntreatedVoucher[]
  readonly withholdings: readonly WithholdingRow[]
  readonly deposits: readonly ReadDeposit[]
  /** Of a padrón: how many taxpayers this part has, and those that it speaks against. */
  readonly padron: { readonly taxpayers: number; readonly blocks: readonly PadronBlock[] } | null
  readonly xmlDocuments: readonly XmlDocument[]
  /** With any error the file is refused whole: the `entry` of a zip, otherwise the file that was sent. */
  readonly errors: readonly UploadRemark[]
  /** What rows and vouchers that are read contradict themselves in. */
  readonly warnings: readonly FileWarning[]
  /** Rows of tables and XML vouchers in this part. */
  readonly rowsRead: number
  /** Bytes of the file so far, in the unit of `FileSource.bytesTotal`. */
  readonly bytesRead: number
  /** Of a register. */
  readonly period: string | null
  /** Table of a zip that the rows or errors come from; null outside of a zip, and for XML. */
  readonly entry: { readonly index: number; readonly name: string } | null
  /** Files of a zip whose reading has ended since the batch before. */
  readonly zipFiles?: readonly ZipFileOutcome[]
}

/** What became of one file of a zip. */
export interface ZipFileOutcome {
  /** Its path in the zip, shortened. */
  readonly name: string
  readonly sizeBytes: number
  /** `skipped` if the file is nothing that Contapro reads. */
  readonly state: 'done' | 'failed' | 'skipped'
  readonly kind: FileKind
  /** Of a table: its position among the tables of the zip; otherwise null. */
  readonly index: number | null
  /** Of a register. */
  readonly period: string | null
  readonly rowsRead: number
  readonly errors: Remarks
}

/** What a part of a file may bring, and most do not. */
export const nothingIncoming = {
  vouchers: [],
  withholdings: [],
  deposits: [],
  padron: null,
  xmlDocuments: [],
  errors: [],
  warnings: [],
  entry: null,
} as const satisfies Partial<ReadBatch>

/** A part of a file as it is taken in: of what is wrong with it or doubtful, as much as an upload lists. */
export interface IncomingBatch extends Omit<ReadBatch, 'errors' | 'warnings'> {
  readonly errors: Remarks
  readonly warnings: Remarks
}

/** A file about to be read. */
export interface FileSource<Batch> {
  readonly kind: FileKind
  readonly bytesTotal: number
  batches(): AsyncGenerator<Batch, void, undefined>
}
