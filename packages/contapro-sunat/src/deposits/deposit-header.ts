import { separatorOf, splitLine } from '../table-file/line-separator.ts'
import { normaliseHeader } from '../table-file/normalise-header.ts'
import { type DepositColumn, depositColumns, otherWordings } from './deposit-columns.ts'

/** So many columns must be found before a line is called the header of a deposit report. */
const MIN_COLUMNS = 5

/** The header of a deposit report. */
export interface DepositHeader {
  readonly separator: ',' | ';' | '\t'
  /** Where each column stands that the header has. */
  readonly columns: ReadonlyMap<DepositColumn, number>
  /** Fields that every line must have; a trailing separator is no field. */
  readonly fieldCount: number
}

/** What the line says as the header of a deposit report; undefined when it is none. */
export function readDepositHeader(line: string): DepositHeader | undefined {
  const separator = separatorOf(line, [',', ';', '\t'])
  const names = splitLine(line, separator).map(normaliseHeader)
  const columns = new Map<DepositColumn, number>()
  for (const column of depositColumns) {
    const index = columnIndex(names, column)
    if (index !== -1) columns.set(column, index)
  }
  if (columns.size < MIN_COLUMNS) return undefined
  return { separator, columns, fieldCount: names.findLastIndex((name) => name !== '') + 1 }
}

function columnIndex(names: readonly string[], column: DepositColumn): number {
  const wordings = [column, ...(otherWordings[column] ?? [])].map(normaliseHeader)
  return names.findIndex((name) => wordings.includes(name))
}
