import { readTable } from '../table-file/read-table.ts'
import type { ReadTableOptions, TableBatch } from '../table-file/table-format.ts'
import { DepositFormat } from './deposit-format.ts'
import type { DepositRow } from './deposit-row.ts'

/** How a deposit report is read. */
export interface ReadDepositsOptions extends ReadTableOptions {
  /** The company that the report must be of, as supplier or as customer; other lines get FILE_OF_OTHER_COMPANY. */
  readonly ownerRuc?: string
}

/**
 * Reads SUNAT's report of detraction deposits (17 columns; csv with comma, semicolon or tab; columns found by name) in
 * memory bounded by a batch. Everything wrong comes as errors; a file with any is to be refused whole. A deposit may stand
 * in several reports: its `receiptNumber` tells. Source: SUNAT's "Consulta de depósitos de detracciones", as five public
 * readers take it.
 */
export function readDeposits(
  chunks: AsyncIterable<Uint8Array>,
  options: ReadDepositsOptions = {},
): AsyncGenerator<TableBatch<DepositRow>, void, undefined> {
  return readTable(chunks, new DepositFormat(options.ownerRuc), options)
}
