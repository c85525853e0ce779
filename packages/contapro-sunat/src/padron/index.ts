export type { ReadTableOptions, TableBatch } from '../table-file/table-format.ts'
export type { PadronRow } from './padron-row.ts'
export { type ReadPadronOptions, readPadron } from './read-padron.ts'
