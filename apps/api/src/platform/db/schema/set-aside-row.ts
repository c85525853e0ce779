import type { FilePlace } from '@contapro/sunat/sire'

/** A row or XML that was read, differs from what counts of its voucher, and does not count (docs/decisions/0055). */
export interface SetAsideRow {
  readonly source: 'replacement' | 'proposal' | 'ple' | 'xml'
  /** Period that the row names, `YYYYMM`; '' for an XML. */
  readonly period: string
  /** Where it was read; null for rows of before places were kept, and for XML. */
  readonly file: FilePlace | null
  /** sha256 of an XML; null for rows. */
  readonly document: string | null
  /** Est. Comp. of a row. */
  readonly state: string
  /** What it says, by fields of `vouchers`; texts that are empty and amounts of 0 are left out. */
  readonly stated: Readonly<Record<string, string | number>>
}

/** What a report said of a deposit and does not count. */
export interface SetAsideDeposit {
  /** By fields of `detraction_deposits`; texts that are empty are left out. */
  readonly stated: Readonly<Record<string, string | number>>
}
