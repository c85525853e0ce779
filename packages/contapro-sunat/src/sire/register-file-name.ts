import type { TaxPeriod } from '../tax-period/tax-period.ts'
import type { RegisterBook } from './register-row.ts'

/** Book codes of the file names (not the 080000 and 140000 of the web services). */
const BOOK_CODES: Readonly<Record<RegisterBook, string>> = { RCE: '080400', RVIE: '140400' }

/** What the name of a replacement file says. */
export interface ReplacementFile {
  readonly book: RegisterBook
  readonly ruc: string
  readonly period: TaxPeriod
  /** Whether it holds any voucher (I of the name: 1 with information, 0 without). */
  readonly hasRows: boolean
}

/**
 * Name of the text file that replaces a proposal, with ".txt": `LE` + RUC + period + `00` + book + `02` + `1` (operating)
 * + with or without information + `1` (soles) + `2` (SIRE). Source: R.S. 112-2021 and 040-2022 (domain notes 2.3).
 */
export function replacementFileName({ book, ruc, period, hasRows }: ReplacementFile): string {
  return `LE${ruc}${period}00${BOOK_CODES[book]}021${hasRows ? 1 : 0}12.txt`
}

/** What the name of SUNAT's export says. */
export interface ProposalFile {
  readonly book: RegisterBook
  readonly ruc: string
  readonly period: TaxPeriod
  /** When SUNAT made it, `AAAAMMDD-HHMMSS`; part of the name in RCE only. */
  readonly madeAt: string
}

/** Name of the text file that SUNAT's export of a proposal holds, with ".txt"; the zip has the same with ".zip". */
export function proposalFileName({ book, ruc, period, madeAt }: ProposalFile): string {
  return book === 'RCE' ? `${ruc}-${madeAt}-propuesta.txt` : `LE${ruc}${period}0014040001EXP2.txt`
}
