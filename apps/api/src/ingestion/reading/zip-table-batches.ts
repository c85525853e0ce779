import type { FileKind } from '@contapro/sunat/sire'
import { depositBatches } from './deposit-batches.ts'
import { FileRefusedError, inEntry } from './file-refused.ts'
import { nothingIncoming, type ReadBatch } from './incoming-batch.ts'
import { padronBatches } from './padron-batches.ts'
import { closeUnread } from './peek.ts'
import { placeOfFile } from './place-of-file.ts'
import { registerBatches } from './register-batches.ts'
import { countedRemarks, RemarkList } from './remarks.ts'
import type { ZipEntry } from './zip-entries.ts'
import { baseName, type Ending, type ZipWalk } from './zip-walk.ts'

const TABLES: ReadonlySet<FileKind> = new Set(['rce', 'rvie', 'ple-8.1', 'ple-14.1', 'detraction-deposits', 'padron'])

/** Whether files of this kind have a row for each line. */
export const isTable = (kind: FileKind): boolean => TABLES.has(kind)

interface TableEntry {
  readonly entry: ZipEntry
  readonly kind: FileKind
  readonly chunks: AsyncIterable<Uint8Array>
}

/**
 * The rows of a table of a zip. If anything is wrong with it, the rest is read for its errors as long as the zip has time left for that.
 *
 * @param isOwn whether the table is directly in the zip, so that its bytes count for the progress.
 */
export async function* tableEntryBatches(
  { entry: { name }, kind, chunks }: TableEntry,
  walk: ZipWalk,
  isOwn: boolean,
): AsyncGenerator<ReadBatch, Ending, undefined> {
  const index = walk.tables++
  if (walk.leftOut?.has(index)) {
    await closeUnread(chunks)
    return undefined
  }
  const errors = new RemarkList()
  let rowsRead = 0
  let period: string | null = null
  let refusedAt: number | undefined
  for await (const batch of withRefusal(rowsOf({ name, kind, chunks, index }, walk))) {
    errors.add(countedRemarks(batch.errors))
    rowsRead += batch.rowsRead
    period ??= batch.period
    yield {
      ...batch,
      deposits: batch.deposits.map((deposit) => ({ ...deposit, entry: name })),
      warnings: inEntry(name, batch.warnings),
      entry: { index, name },
      bytesRead: walk.bytesRead + (isOwn ? batch.bytesRead : 0),
    }
    if (errors.total === 0) continue
    refusedAt ??= performance.now()
    if (performance.now() - refusedAt >= walk.refusedMs) break
  }
  if (refusedAt === undefined) return { state: 'done', kind, index, period, rowsRead }
  walk.refusedMs -= performance.now() - refusedAt
  return { state: 'failed', kind, index, period, errors }
}

interface Table extends Pick<TableEntry, 'kind' | 'chunks'> {
  readonly name: string
  readonly index: number
}

function rowsOf({ name, kind, chunks, index }: Table, walk: ZipWalk): AsyncIterable<ReadBatch> {
  const { ownRuc } = walk
  if (kind === 'detraction-deposits') return depositBatches(chunks, ownRuc)
  if (kind === 'padron') return padronBatches(chunks)
  const place = placeOfFile(walk, { index, name })
  return registerBatches(chunks, { ownerRuc: ownRuc, fileName: baseName(name), place })
}

/** A table that turns out to be damaged after some rows of it has that as an error of its last batch. */
async function* withRefusal(batches: AsyncIterable<ReadBatch>): AsyncGenerator<ReadBatch, void, undefined> {
  let bytesRead = 0
  try {
    for await (const batch of batches) {
      bytesRead = batch.bytesRead
      yield batch
    }
  } catch (e) {
    if (!(e instanceof FileRefusedError)) throw e
    yield { ...nothingIncoming, errors: e.remarks.first, rowsRead: 0, bytesRead, period: null }
  }
}
