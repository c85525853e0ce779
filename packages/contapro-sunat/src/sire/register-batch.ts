import type { ReadTableOptions, TableBatch } from '../table-file/table-format.ts'
import type { TaxPeriod } from '../tax-period/tax-period.ts'
import type { RegisterBook, RegisterLayout, RegisterRow } from './register-row.ts'

/**
 * Whose register a file is and of which month, as its first good row says; one file holds one company and one period. Only
 * a PLE register may hold rows of earlier periods, which it adds or corrects (states 8 and 9).
 */
export interface RegisterFileInfo {
  readonly book: RegisterBook
  readonly layout: RegisterLayout
  readonly ownerRuc: string
  /** '' in a PLE register, which does not hold it. */
  readonly ownerName: string
  readonly period: TaxPeriod
}

/** A part of a register file, in file order. */
export interface RegisterBatch extends TableBatch<RegisterRow> {
  /** Null until the first row was read. */
  readonly file: RegisterFileInfo | null
}

/** How a register file is read. */
export interface ReadRegisterOptions extends ReadTableOptions {
  /**
   * The company that the file must be of; rows of another one get FILE_OF_OTHER_COMPANY. The lines of a PLE register name
   * nobody: they are taken as this company's, or as that of the file's name.
   */
  readonly ownerRuc?: string
  /** Name of the file. A PLE register is held against the RUC and the period in it (`LE` + RUC + AAAAMM00 + book …). */
  readonly fileName?: string
}
