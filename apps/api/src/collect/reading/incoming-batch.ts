import type { FileError } from '@contapro/sunat'
import type { FileKind } from '@contapro/sunat/sire'
import type { XmlDocument } from '../ingestion/xml-documents.store.ts'
import type { UntreatedVoucher } from '../vouchers/voucher-row.ts'
import type { WithholdingRow } from '../vouchers/withholding-row.ts'

/** A part of a file, small enough for one short transaction. */
export interface IncomingBatch {
  readonly vouchers: readonly UntreatedVoucher[]
  readonly withholdings: readonly WithholdingRow[]
  readonly xmlDocuments: readonly XmlDocument[]
  /** With any error the file is refused whole. */
  readonly errors: readonly FileError[]
  /** Register rows and XML vouchers in this part. */
  readonly rowsRead: number
  /** Bytes of the file so far, in the unit of `FileSource.bytesTotal`. */
  readonly bytesRead: number
  /** Of a register. */
  readonly period: string | null
}

/** A file about to be read. */
export interface FileSource {
  readonly kind: FileKind
  readonly bytesTotal: number
  batches(): AsyncGenerator<IncomingBatch, void, undefined>
}
