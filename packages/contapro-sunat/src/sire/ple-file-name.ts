import { parseRuc } from '../ruc/ruc.ts'
import { parseTaxPeriod, type TaxPeriod } from '../tax-period/tax-period.ts'
import type { RegisterBook } from './register-row.ts'

/** What the name of a PLE register says. */
export interface PleFile {
  readonly book: RegisterBook
  readonly ruc: string
  readonly period: TaxPeriod
}

/**
 * What the name of a PLE register says: `LE` + RUC + AAAAMM00 + `080100` (8.1) or `140100` (14.1) + four digits and more;
 * undefined for any other name. Source: R.S. 286-2009, Anexo 2.
 */
export function parsePleFileName(name: string): PleFile | undefined {
  const match = /^le([0-9]{11})([0-9]{6})00(080100|140100)/i.exec(name)
  const ruc = parseRuc(match?.[1] ?? '')
  const period = parseTaxPeriod(match?.[2] ?? '')
  if (ruc === undefined || period === undefined) return undefined
  return { book: match?.[3] === '080100' ? 'RCE' : 'RVIE', ruc, period }
}
