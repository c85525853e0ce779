import { readTable } from '../table-file/read-table.ts'
import type { ReadTableOptions, TableBatch } from '../table-file/table-format.ts'
import { PadronFormat } from './padron-format.ts'
import type { PadronRow } from './padron-row.ts'

/** Which taxpayers are read, and how. */
export interface ReadPadronOptions extends ReadTableOptions {
  /** Whether a taxpayer is wanted, all unless given; the lines of all others are passed over unread, whatever is in them. */
  readonly isWanted?: (ruc: string) => boolean
  /** Passes over the lines that say "ACTIVO" and "HABIDO" too: what is left are the taxpayers that a rule may doubt. */
  readonly leaveOutInOrder?: boolean
}

/**
 * Reads SUNAT's padrón reducido (15 columns and a closing separator, `|`, ISO-8859-1, with header; millions of lines) in
 * memory bounded by a batch. What is wrong with a wanted line comes as an error; a file with any is to be refused whole.
 * The file has no date: it tells how taxpayers stand on the day it was made. Source: www2.sunat.gob.pe, "padrón reducido
 * del RUC".
 */
export function readPadron(
  chunks: AsyncIterable<Uint8Array>,
  options: ReadPadronOptions = {},
): AsyncGenerator<TableBatch<PadronRow>, void, undefined> {
  return readTable(chunks, new PadronFormat(options), options)
}
