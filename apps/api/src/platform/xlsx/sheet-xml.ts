import { type Centimos, type CivilDate, toDecimalText } from '@contapro/sunat'
import { assertNever } from '../errors/assert-never.ts'
import { styleOf } from './cell-styles.ts'
import { cellText } from './cell-text.ts'
import type { Cell, Column, Row } from './sheet.ts'

/** "A" for 0, "AA" for 26. */
function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last
}

/** Everything before the rows: the heading, which stays in sight. */
export function sheetHead(columns: readonly Column[]): string {
  const widths = columns.map(({ width }, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`)
  const headings = columns.map(({ heading }, i) => inlineText(`${columnLetters(i)}1`, heading, styleOf.heading))
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1" ht="28" customHeight="1">${headings.join('')}</row>`
}

/** One row of cells. @param index from 1, the heading counted. */
export function rowXml(row: Row, index: number, shapes: readonly CellShape[]): string {
  let xml = `<row r="${index}">`
  for (let i = 0; i < shapes.length; i++) {
    const [shape, value] = [shapes[i], row[i]]
    if (shape !== undefined && value !== null && value !== undefined && value !== '')
      xml += cellXml(value, index, shape)
  }
  return `${xml}</row>`
}

/** A column as its cells are written. */
export interface CellShape extends Column {
  readonly letters: string
}

export function cellShapes(columns: readonly Column[]): CellShape[] {
  return columns.map((column, i) => ({ ...column, letters: columnLetters(i) }))
}

/** The row of totals, which follow the filter. @param last row of the sheet that holds a voucher. */
export function totalsXml(totals: readonly (number | undefined)[], last: number, shapes: readonly CellShape[]): string {
  const cells = shapes.map(({ letters }, i) => {
    const [cell, total] = [`${letters}${last + 1}`, totals[i]]
    if (total === undefined) return i === 0 ? inlineText(cell, 'Total', styleOf.totalLabel) : ''
    const formula = `SUBTOTAL(109,${letters}2:${letters}${last})`
    return `<c r="${cell}" s="${styleOf.total}"><f>${formula}</f><v>${toDecimalText(total as Centimos)}</v></c>`
  })
  return `<row r="${last + 1}">${cells.join('')}</row>`
}

/** Everything behind the rows: the filter over heading and rows. */
export function sheetFoot(last: number, shapes: readonly CellShape[]): string {
  return `</sheetData><autoFilter ref="A1:${shapes.at(-1)?.letters ?? 'A'}${last}"/></worksheet>`
}

function cellXml(value: Exclude<Cell, null>, row: number, { kind, letters, linkText = '' }: CellShape): string {
  const cell = letters + row
  switch (kind) {
    case 'text':
      return inlineText(cell, String(value), styleOf.text)
    case 'money':
      return typeof value === 'string'
        ? inlineText(cell, value, styleOf.text)
        : numberCell(cell, toDecimalText(value as Centimos), styleOf.money)
    case 'number':
      return decimalCell(cell, String(value))
    case 'date':
      return numberCell(cell, String(daySerial(value as CivilDate)), styleOf.date)
    case 'link':
      return linkCell(cell, String(value), linkText)
    default:
      return assertNever(kind)
  }
}

const inlineText = (cell: string, text: string, style: number): string =>
  `<c r="${cell}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${cellText(text)}</t></is></c>`

/** Excel keeps so many digits of a number, and takes zeros for the others. */
const MOST_DIGITS = 15

/** As text where the number would be another one: it is read to its last digit, and nothing is reckoned from a shorter one. */
const decimalCell = (cell: string, decimal: string): string =>
  isKept(decimal) ? numberCell(cell, decimal, styleOf.number) : inlineText(cell, decimal, styleOf.text)

/** Zeros on the left and on the right say only how large the other digits are. */
const isKept = (decimal: string): boolean =>
  decimal.length <= MOST_DIGITS || decimal.replaceAll(/[-.]/g, '').replaceAll(/^0+|0+$/g, '').length <= MOST_DIGITS

const numberCell = (cell: string, number: string, style: number): string =>
  `<c r="${cell}" s="${style}"><v>${number}</v></c>`

/** Longest text within a formula. */
const MAX_FORMULA_TEXT = 255

/** As a formula: a sheet holds at most 65,530 links of the other kind. */
function linkCell(cell: string, address: string, text: string): string {
  if (address.length > MAX_FORMULA_TEXT) return inlineText(cell, address, styleOf.text)
  const formula = `HYPERLINK("${address.replaceAll('"', '""')}","${text}")`
  return `<c r="${cell}" s="${styleOf.link}" t="str"><f>${cellText(formula)}</f><v>${cellText(text)}</v></c>`
}

const EXCEL_EPOCH = Date.UTC(1899, 11, 30)
const DAY_MS = 86_400_000
const serials = new Map<string, number>()

/** Days as Excel counts them. The few dates of a month are reckoned once. */
function daySerial(date: CivilDate): number {
  const known = serials.get(date)
  if (known !== undefined) return known
  const serial = (Date.parse(`${date}T00:00:00Z`) - EXCEL_EPOCH) / DAY_MS
  if (serials.size < 10_000) serials.set(date, serial)
  return serial
}
