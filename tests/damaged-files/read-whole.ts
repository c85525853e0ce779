import type { FileError } from '@contapro/sunat'
import { readDeposits } from '@contapro/sunat/deposits'
import { readPadron } from '@contapro/sunat/padron'
import { readRegister, SNIFF_BYTES, sniffFile } from '@contapro/sunat/sire'
import { readUbl } from '@contapro/sunat/ubl'
import type { WholeFile } from './damage.ts'

/** What came out of a file. */
export interface ReadFile {
  readonly rows: readonly unknown[]
  readonly errors: readonly FileError[]
}

/** Reads a file as an upload would, by what its first bytes tell. A zip belongs to the server, which opens it. */
export async function readWhole({ name, content }: WholeFile): Promise<ReadFile> {
  const { kind } = sniffFile(content.subarray(0, SNIFF_BYTES), name)
  if (kind === 'zip') return { rows: [], errors: [] }
  if (kind === 'ubl') {
    const result = readUbl(content)
    return result.ok ? { rows: [result.document], errors: [] } : { rows: [], errors: result.errors }
  }
  if (kind === 'detraction-deposits') return gather(readDeposits(chunksOf(content)))
  if (kind === 'padron') return gather(readPadron(chunksOf(content)))
  return gather(readRegister(chunksOf(content), { ownerRuc: '20990000019', fileName: name }))
}

async function* chunksOf(content: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += 1000) yield content.subarray(at, at + 1000)
}

async function gather(batches: AsyncIterable<ReadFile>): Promise<ReadFile> {
  const rows: unknown[] = []
  const errors: FileError[] = []
  for await (const batch of batches) {
    rows.push(...batch.rows)
    errors.push(...batch.errors)
  }
  return { rows, errors }
}
