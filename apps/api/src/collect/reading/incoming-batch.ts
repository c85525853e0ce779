import type { FileError, FileWarning } from '@contapro/sunat'
import type { FileKind } from '@contapro/sunat/sire'
import type { ReadDeposit } from '../deposits/stored-deposit.ts'
import type { PadronBlock } from '../observations/padron-marks.ts'
import type { XmlDocument } from '../ingestion/xml-documents.store.ts'
import type { UntreatedVoucher } from '../vouchers/voucher-row.ts'
import type { WithholdingRow } from '../vouchers/withholding-row.ts'
import type { Remarks } from './remarks.ts'

/** A part of a file as its reader finds it, small enough for one short transaction. */
export interface ReadBatch {
  readonly vouchers: readonly UntreatedVoucher[]
  readonly withholdings: readonly WithholdingRow[]
  readonly deposits: readonly ReadDeposit[]
  /** Of a padrón: how many taxpayers this part has, and those that it speaks against. */
  readonly padron: { readonly taxpayers: number; readonly blocks: readonly PadronBlock[] } | null
  readonly xmlDocuments: readonly XmlDocument[]
  /** With any error the file is refused whole. */
  readonly errors: readonly FileError[]
  /** What rows and vouchers that are read contradict themselves in. */
  readonly warnings: readonly FileWarning[]
  /** Rows of tables and XML vouchers in this part. */
  readonly rowsRead: number
  /** Bytes of the file so far, in the unit of `FileSource.bytesTotal`. */
  readonly bytesRead: number
  /** Of a register. */
  readonly period: string | null
  /** File of a zip that the rows come from; null outside of a zip, and for XML. */
  readonly entry: { readonly index: number; readonly name: string } | null
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
