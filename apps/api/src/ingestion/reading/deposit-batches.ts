import { readDeposits } from '@contapro/sunat/deposits'
import { storedDeposit } from '../../vouchers/rows/stored-deposit.ts'
import { nothingIncoming, type ReadBatch } from './incoming-batch.ts'

/** Rows in a batch: as many as one short transaction writes. */
const BATCH_ROWS = 500

/** SUNAT's report of detraction deposits, of the company with this RUC as buyer or as supplier. */
export async function* depositBatches(
  chunks: AsyncIterable<Uint8Array>,
  ownerRuc: string,
): AsyncGenerator<ReadBatch, void, undefined> {
  // Every error is read, so that the upload can say how many there are.
  const options = { ownerRuc, batchRows: BATCH_ROWS, maxErrors: Number.MAX_SAFE_INTEGER }
  for await (const { rows, errors, warnings, bytesRead } of readDeposits(chunks, options)) {
    const deposits = rows.map((row) => storedDeposit(row, ownerRuc))
    yield { ...nothingIncoming, deposits, errors, warnings, rowsRead: rows.length, bytesRead, period: null }
  }
}
