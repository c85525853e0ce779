import type { FileError } from '../file-error/file-error.ts'
import type { TaxPeriod } from '../tax-period/tax-period.ts'
import type { RegisterBook, RegisterLayout, RegisterRow } from './register-row.ts'

/** Whose register a file is and of which month, as its first good row says; one file holds one company and one period. */
export interface RegisterFileInfo {
  readonly book: RegisterBook
  readonly layout: RegisterLayout
  readonly ownerRuc: string
  readonly ownerName: string
  readonly period: TaxPeriod
}

/** A part of a register file, in file order. */
export interface RegisterBatch {
  /** Rows without any error. A file with errors anywhere is to be refused whole, whatever rows came before. */
  readonly rows: readonly RegisterRow[]
  readonly errors: readonly FileError[]
  /** Bytes of the file taken in so far, for a progress bar. */
  readonly bytesRead: number
  /** Null until the first row was read. */
  readonly file: RegisterFileInfo | null
}

/** How a register file is read. */
export interface ReadRegisterOptions {
  /** Stop after so many errors (default 100). */
  readonly maxErrors?: number
  /** Rows in a batch, at most (default 1,000). */
  readonly batchRows?: number
  /** The company that the file must be of; rows of another one get FILE_OF_OTHER_COMPANY. */
  readonly ownerRuc?: string
}
