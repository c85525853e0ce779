import type { MessagePort } from 'node:worker_threads'
import type { IncomingBatch, ReadBatch } from '../incoming-batch.ts'
import { countedRemarks } from '../remarks.ts'
import type { FromWorker, SentBatch } from './messages.ts'
import { packRows, unpackRows } from './packed-rows.ts'

/** Sends a batch to the server's thread; the bytes of its documents are that thread's from then on. */
export function sendBatch(port: MessagePort, { errors, warnings, vouchers, deposits, ...batch }: ReadBatch): void {
  const sent: SentBatch = {
    ...batch,
    vouchers: packRows(vouchers),
    deposits: packRows(deposits),
    errors: countedRemarks(errors),
    warnings: countedRemarks(warnings),
  }
  const bytes = batch.xmlDocuments.flatMap((document) => (document.bytes ? [document.bytes.buffer] : []))
  port.postMessage({ kind: 'batch', batch: sent } satisfies FromWorker, bytes)
}

/** The batch as it was. */
export const receivedBatch = ({ vouchers, deposits, ...batch }: SentBatch): IncomingBatch => ({
  ...batch,
  vouchers: unpackRows(vouchers),
  deposits: unpackRows(deposits),
})
