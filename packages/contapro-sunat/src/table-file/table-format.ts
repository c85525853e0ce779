import type { FileError } from '../file-error/file-error.ts'
import type { FileWarning } from '../file-error/file-warning.ts'
import type { LineFields } from './line-fields.ts'

/** How the lines of a table file are cut, as its first line shows. */
export interface TableShape {
  readonly separator: '|' | ',' | ';' | '\t'
  /** Whether the first line names the columns and holds no row. */
  readonly hasHeader: boolean
}

/** What a line with another count of fields is all the same: a row, or a line such as a totals row that holds none. */
export interface UnevenRow<Row> {
  readonly row: Row | undefined
}

/** What one kind of table file is made of. It remembers what the lines so far said, so each file needs one of its own. */
export interface TableFormat<Row> {
  /** What is said of a file that has a header and nothing below it. */
  readonly emptyMessage: string
  /** Fields that a line must have; a message names it. */
  readonly fieldCount: number
  /** What is wrong with the row at hand. Whoever reads the table empties it after each row. */
  readonly errors: FileError[]
  /** What the row at hand contradicts itself in, though it is read. Emptied as `errors` is. */
  readonly warnings: FileWarning[]
  /** How the file is built, by its first line; or why it cannot be read. */
  recognise(firstLine: string, line: number): TableShape | readonly FileError[]
  /** Whether a line is read at all; asked before it is cut into fields, so that what nobody wants costs nearly nothing. */
  isWanted?(text: string, start: number, end: number): boolean
  /** Whether a line may have as many fields as this one. */
  hasRightCount(fields: LineFields): boolean
  /** Whether a line begins as a row does, however many fields it has. */
  startsRow?(fields: LineFields): boolean
  /** The row of a line with too few or too many fields, where exactly one reading of it is right; otherwise undefined. */
  readUneven?(fields: LineFields, line: number): UnevenRow<Row> | undefined
  /** Called behind the last line: what only the whole table shows goes to `errors`. */
  finish?(): void
  /** The row of a line whose fields are all there; undefined when it cannot be made, which `errors` explains. */
  readRow(fields: LineFields, line: number): Row | undefined
}

/** How a table file is read. */
export interface ReadTableOptions {
  /** Stop after so many errors (default 100). */
  readonly maxErrors?: number
  /** Rows in a batch, at most (default 1,000). */
  readonly batchRows?: number
}

/** A part of a table file, in file order. */
export interface TableBatch<Row> {
  /** Rows without any error. A file with errors anywhere is to be refused whole, whatever rows came before. */
  readonly rows: readonly Row[]
  readonly errors: readonly FileError[]
  /** What rows of this part contradict themselves in. */
  readonly warnings: readonly FileWarning[]
  /** Bytes of the file taken in so far, for a progress bar. */
  readonly bytesRead: number
  /** Lines of the table so far, the header left out and those that nobody wanted counted. */
  readonly linesRead: number
}
