import { formatRegisterRow } from './format-register-row.ts'
import type { RegisterRow } from './register-row.ts'

/**
 * Fields of a line of the RCE replacement, on which public sources differ: the 37 of Anexo 11, those and a closing separator (38),
 * or four empty ones more before it (42).
 */
export type RceTokenCount = 37 | 38 | 42

/** Separators behind the closing one of the 38. */
const EMPTY_FIELDS = '||||'

/**
 * The row as a line of the file that replaces SUNAT's proposal, without a line end: Anexo 11 (RCE) or Anexo 3 (RVIE).
 *
 * @param rceTokens for RCE only; RVIE has 33 fields and a closing separator.
 */
export function replacementLine(row: RegisterRow, rceTokens: RceTokenCount): string {
  const line = formatRegisterRow(row, 'replacement')
  if (row.book === 'RVIE') return line
  return rceTokens === 37 ? line.slice(0, -1) : rceTokens === 42 ? line + EMPTY_FIELDS : line
}
