import { issuerStanding } from '@contapro/sunat/observations'
import { type PadronRow, readPadron } from '@contapro/sunat/padron'
import { PADRON_PREFIX_LENGTH, type PadronBlock, padronMark } from '../../vouchers/rows/padron-marks.ts'
import { nothingIncoming, type ReadBatch } from './incoming-batch.ts'

/** Doubtful taxpayers in a batch. */
const BATCH_ROWS = 10_000

/** SUNAT's padrón reducido: of its taxpayers only those that a rule doubts are kept, and all are counted. */
export async function* padronBatches(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ReadBatch, void, undefined> {
  const options = { leaveOutInOrder: true, batchRows: BATCH_ROWS, maxErrors: Number.MAX_SAFE_INTEGER }
  let linesBefore = 0
  for await (const { rows, errors, bytesRead, linesRead } of readPadron(chunks, options)) {
    const taxpayers = linesRead - linesBefore
    linesBefore = linesRead
    const padron = { taxpayers, blocks: padronBlocks(rows) }
    yield { ...nothingIncoming, padron, errors, rowsRead: taxpayers, bytesRead, period: null }
  }
}

function padronBlocks(rows: readonly PadronRow[]): PadronBlock[] {
  const blocks = new Map<string, string>()
  for (const row of rows) {
    const standing = issuerStanding(row)
    if (standing.isActive && standing.isFound) continue
    const prefix = row.ruc.slice(0, PADRON_PREFIX_LENGTH)
    blocks.set(prefix, (blocks.get(prefix) ?? '') + padronMark(row.ruc, standing))
  }
  return [...blocks].map(([prefix, marks]) => ({ prefix, marks }))
}
