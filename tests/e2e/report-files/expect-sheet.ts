import { expect } from '@playwright/test'
import type { OpenSheet } from './open-files.ts'
import type { Cell, CellRule } from './register-cells.ts'
import type { RegisterLine } from './sample-vouchers.ts'

/** Every column is one that the rules know, every cell is what the voucher's register line says, and every total is their sum. */
export function expectCells(sheet: OpenSheet, lines: readonly RegisterLine[], rules: readonly CellRule[]): void {
  expect(sheet.headings).toEqual(rules.map(([heading]) => heading))
  const wanted = lines.map((line) => Object.fromEntries(rules.map(([heading, valueOf]) => [heading, valueOf(line)])))
  expectRows(sheet, wanted)
  const totalled = sheet.headings.filter((heading) => typeof sheet.totals?.get(heading) === 'number')
  expect(totalled).toEqual(sheet.headings.filter((heading) => heading.endsWith('(S/)')))
  for (const heading of totalled)
    expect([heading, sheet.totals?.get(heading)]).toEqual([heading, sumOf(wanted, heading)])
}

/** Every line of every XML, cell by cell. */
export function expectItems(sheet: OpenSheet, wanted: readonly Record<string, Cell>[]): void {
  expect(sheet.headings).toEqual(Object.keys(wanted[0] ?? {}))
  expectRows(sheet, wanted)
}

const expectRows = ({ rows }: OpenSheet, wanted: readonly Record<string, Cell>[]): void =>
  expect(byName(rows.map((row) => Object.fromEntries(row)))).toEqual(byName(wanted))

const sumOf = (rows: readonly Record<string, Cell>[], heading: string): number =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[heading]) * 100), 0) / 100

const byName = (rows: readonly Record<string, unknown>[]): unknown[] =>
  rows.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))

/** Series, number and line of a row, as texts. */
export const nameOf = (row: Record<string, unknown>): string =>
  [row['Serie'] ?? row['SERIE'], row['Número'] ?? row['NÚMERO'], row['Línea']].join('-')
