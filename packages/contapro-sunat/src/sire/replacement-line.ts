import { formatRegisterRow } from './format-register-row.ts'
import type { RegisterRow } from './register-row.ts'

/**
 * Fields of a line of the RCE replacement, on which public sources differ: the 37 of Anexo 11 (R.S. 040-2022), those and a closing separator
 * (38), or with four empty fields more for free use, without a closing separator (41) or with it (42).
 */
export type RceTokenCount = 37 | 38 | 41 | 42

/** What stands behind the 37 fields and their closing separator; of 37 not even that stands. */
const ENDINGS: Readonly<Record<Exclude<RceTokenCount, 37>, string>> = { 38: '', 41: '|||', 42: '||||' }

/**
 * The row as a line of the file that replaces SUNAT's proposal, without a line end: Anexo 11 (RCE) or Anexo 3 (RVIE).
 *
 * @param rceTokens for RCE only; RVIE has 33 fields and a closing separator.
 */
export function replacementLine(row: RegisterRow, rceTokens: RceTokenCount): string {
  const line = formatRegisterRow(row, 'replacement')
  if (row.book === 'RVIE') return line
  return rceTokens === 37 ? line.slice(0, -1) : line + ENDINGS[rceTokens]
}
