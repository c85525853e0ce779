import { type CellValue, readXlsx } from 'hucre/xlsx'

/** A sheet of a report: headings, rows of as many cells, and the line of totals where it has one. */
export interface ReportSheet {
  readonly headings: readonly string[]
  readonly rows: readonly (readonly CellValue[])[]
  readonly totals: readonly CellValue[]
}

/** The sheets of an Excel file by name, read by another library than the one that wrote them. */
export async function sheetsOf(bytes: Uint8Array): Promise<ReadonlyMap<string, ReportSheet>> {
  const { sheets } = await readXlsx(bytes)
  return new Map(sheets.map(({ name, rows }) => [name, reportSheet(rows)]))
}

function reportSheet([headings = [], ...rows]: readonly (readonly CellValue[])[]): ReportSheet {
  const cells = rows.map((row) => headings.map((_, i) => row[i] ?? null))
  const totals = cells.at(-1)?.[0] === 'Total' ? (cells.pop() ?? []) : []
  return { headings: headings.map(String), rows: cells, totals }
}

/** One sheet of an Excel file. Throws when it is not there. */
export async function sheetOf(bytes: Uint8Array, name: string): Promise<ReportSheet> {
  const sheets = await sheetsOf(bytes)
  const sheet = sheets.get(name)
  if (!sheet) throw new Error(`There is no sheet ${name}: ${[...sheets.keys()].join(', ')}`)
  return sheet
}

/** The cells of each row under some headings. */
export function cellsUnder({ headings, rows }: ReportSheet, wanted: readonly string[]): CellValue[][] {
  const columns = wanted.map((heading) => headings.indexOf(heading))
  return rows.map((row) => columns.map((column) => row[column] ?? null))
}

type Expected = readonly (string | boolean | null)[]

/** Rows in the words of the second computation: a figure as it is written there, where it is the same figure. */
export function asWritten(rows: readonly (readonly CellValue[])[], expected: readonly Expected[]) {
  return rows.map((row, i) => row.map((cell, column) => written(cell, expected[i]?.[column])))
}

function written(cell: CellValue, wanted: string | boolean | null | undefined): CellValue {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof wanted === 'boolean') return cell !== null && cell !== ''
  if (typeof cell !== 'number') return cell
  return typeof wanted === 'string' && Number(wanted) === cell ? wanted : String(cell)
}
