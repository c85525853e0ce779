import { readTable } from '../table-file/read-table.ts'
import type { ReadRegisterOptions, RegisterBatch } from './register-batch.ts'
import { RegisterFormat } from './register-format.ts'

/**
 * Reads a register file of SIRE (RCE or RVIE; the proposal with header or the replacement without; txt or csv) or of the
 * older PLE (8.1 or 14.1), whatever its encoding and line ends, in memory bounded by a batch. Never throws because of what
 * is in the file: everything wrong comes as errors with line, field, code and a Spanish sentence. A file with any error is
 * to be refused whole.
 *
 * Source: R.S. 112-2021 (table 5, Anexo 3), R.S. 040-2022 (table 12, Anexo 11), R.S. 138-2023; PLE: R.S. 286-2009, Anexo 2.
 */
export async function* readRegister(
  chunks: AsyncIterable<Uint8Array>,
  options: ReadRegisterOptions = {},
): AsyncGenerator<RegisterBatch, void, undefined> {
  const format = new RegisterFormat(options)
  for await (const batch of readTable(chunks, format, options)) yield { ...batch, file: format.file ?? null }
}
