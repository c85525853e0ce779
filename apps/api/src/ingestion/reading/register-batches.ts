import { readRegister } from '@contapro/sunat/sire'
import { registerVoucher } from '../../vouchers/rows/register-voucher.ts'
import type { RowPlace } from '../../vouchers/rows/voucher-row.ts'
import { nothingIncoming, type ReadBatch } from './incoming-batch.ts'

/** Rows in a batch: as many as one short transaction writes. */
const BATCH_ROWS = 500

/** A register file (RCE, RVIE or PLE) of the company with this RUC. */
export async function* registerBatches(
  chunks: AsyncIterable<Uint8Array>,
  {
    ownerRuc,
    fileName,
    place,
  }: { readonly ownerRuc: string; readonly fileName: string; readonly place: Omit<RowPlace, 'fileLine'> },
): AsyncGenerator<ReadBatch, void, undefined> {
  // Every error is read, so that the upload can say how many there are.
  const options = { ownerRuc, fileName, batchRows: BATCH_ROWS, maxErrors: Number.MAX_SAFE_INTEGER }
  for await (const { rows, errors, warnings, bytesRead, file } of readRegister(chunks, options)) {
    yield {
      ...nothingIncoming,
      vouchers: rows.map((row) => registerVoucher(row, place)),
      errors,
      warnings,
      rowsRead: rows.length,
      bytesRead,
      period: file?.period ?? null,
    }
  }
}
