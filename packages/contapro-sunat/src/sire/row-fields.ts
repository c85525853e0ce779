import { type CivilDate, civilDate, parseSunatDate } from '../civil-date/civil-date.ts'
import { isCurrency } from '../currency/currencies.ts'
import { parseExchangeRate } from '../exchange-rate/exchange-rate.ts'
import type { FileError, FileErrorCode } from '../file-error/file-error.ts'
import type { FileWarning, FileWarningCode } from '../file-error/file-warning.ts'
import { shown } from '../file-error/file-problem.ts'
import { type Centimos, zeroCentimos } from '../money/centimos.ts'
import { parseCentimosAt } from '../money/parse-centimos.ts'
import { withCodeZeros, withDateZeros } from '../spreadsheet/restore-zeros.ts'
import { csvError } from '../spreadsheet/spreadsheet-error.ts'
import type { LineFields } from '../table-file/line-fields.ts'
import { findVoucherType } from '../voucher/voucher-types.ts'
import type { FieldPositions } from './register-fields.ts'
import type { RegisterShape } from './register-shape.ts'

/** Where a reader of rows leaves what it finds in them. */
export interface RowFindings {
  readonly errors: FileError[]
  readonly warnings: FileWarning[]
}

/**
 * The fields of the row at hand, read by SUNAT's rules (R.S. 112-2021, table 5, and 040-2022, table 12). What breaks a
 * rule is noted in `errors`, and a harmless value stands in, so that one pass finds everything wrong with a row.
 */
export class RowFields {
  readonly shape: RegisterShape
  readonly positions: FieldPositions
  readonly line: LineFields
  readonly errors: FileError[]
  readonly warnings: FileWarning[]
  lineNumber = 0
  hasRefusedAmount = false
  readonly #dates = new Map<number, CivilDate>()
  readonly #rates = new Map<string, string>()

  constructor(shape: RegisterShape, line: LineFields, { errors, warnings }: RowFindings) {
    this.shape = shape
    this.line = line
    this.errors = errors
    this.warnings = warnings
    this.positions = shape.positions
  }

  /** Whether a spreadsheet may have saved the file. SUNAT's own separator is `|`. */
  get isCsv(): boolean {
    return this.shape.separator !== '|'
  }

  /** Notes an error in a field, given by its place in SUNAT's order; −1 for none. */
  refuse(position: number, code: FileErrorCode, message: string): void {
    const error = { line: this.lineNumber, field: this.shape.names[position] ?? null, code, message }
    this.errors.push(this.isCsv ? csvError(error, this.value(position)) : error)
  }

  /** Notes what the row contradicts itself in, though it is read. */
  warn(position: number, code: FileWarningCode, message: string): void {
    this.warnings.push({ line: this.lineNumber, field: this.shape.names[position] ?? null, code, message })
  }

  isEmpty(position: number): boolean {
    return this.line.isEmpty(this.#column(position))
  }

  value(position: number): string {
    return this.line.value(this.#column(position))
  }

  /** A code of SUNAT, or a number of a fixed length: in a csv with the zeros that a spreadsheet drops. */
  code(position: number, length: number): string {
    return this.withZeros(this.text(position, length), length)
  }

  withZeros(code: string, length: number): string {
    return this.isCsv ? withCodeZeros(code, length) : code
  }

  text(position: number, maxLength: number): string {
    const text = this.value(position)
    if (text.length <= maxLength) return text
    this.refuse(position, 'FIELD_TOO_LONG', `El texto pasa de ${maxLength} caracteres: ${shown(text)}.`)
    return ''
  }

  /** Notes an error for each of the fields that is empty. */
  require(...positions: readonly number[]): void {
    for (const position of positions) if (this.isEmpty(position)) this.missing(position)
  }

  missing(position: number): void {
    this.refuse(position, 'FIELD_MISSING', `Falta el dato obligatorio «${this.shape.names[position] ?? ''}».`)
  }

  /** An empty amount is zero where the layout lets it be left out. */
  amount(position: number, isRequired: boolean): Centimos {
    const column = this.#column(position)
    const [start, end] = [this.line.start(column), this.line.end(column)]
    if (start >= end && !isRequired) return zeroCentimos
    const value = parseCentimosAt(this.line.text, start, end)
    if (!Number.isNaN(value)) return value as Centimos
    this.hasRefusedAmount = true
    if (start >= end) {
      this.missing(position)
      return zeroCentimos
    }
    const rule = 'lleva hasta 12 enteros y 2 decimales, con punto y sin comas'
    this.refuse(position, 'AMOUNT_INVALID', `El importe ${shown(this.value(position))} no es válido: ${rule}.`)
    return zeroCentimos
  }

  date(position: number): CivilDate | null {
    const column = this.#column(position)
    const [start, end] = [this.line.start(column), this.line.end(column)]
    if (start >= end) return null
    return this.#dateAt(start, end) ?? this.#parseDate(position, this.value(position))
  }

  /** The first of the dates of a field that may hold several, separated by commas (RVIE, field 29). */
  firstDate(position: number): CivilDate | null {
    const value = this.value(position)
    const comma = value.indexOf(',')
    if (comma === -1) return this.date(position)
    return this.#parseDate(position, value.slice(0, comma).trim())
  }

  voucherType(position: number): string {
    const type = this.withZeros(this.value(position), 2)
    const known = findVoucherType(type)
    if (known === undefined) {
      this.refuse(position, 'VOUCHER_TYPE_INVALID', `El tipo de comprobante ${shown(type)} no está en la tabla 10.`)
    } else if (this.shape.book === 'RCE' && !known.isInRce) {
      const [other, own] = this.shape.layout === 'ple' ? ['8.2', 'el 8.1'] : ['8.5', 'el RCE']
      const message = `El tipo ${shown(type)} va en el registro de no domiciliados (${other}), no en ${own}.`
      this.refuse(position, 'VOUCHER_TYPE_INVALID', message)
    }
    return type
  }

  currency(position: number): string {
    const currency = this.value(position)
    if (currency === '') this.missing(position)
    else if (!isCurrency(currency)) {
      this.refuse(position, 'CURRENCY_INVALID', `La moneda ${shown(currency)} no es un código ISO 4217.`)
    }
    return currency
  }

  /** Three decimals; null when left out. */
  exchangeRate(position: number): string | null {
    const value = this.value(position)
    if (value === '') return null
    const known = this.#rates.get(value)
    if (known !== undefined) return known
    const rate = parseExchangeRate(value)
    if (rate === undefined) {
      this.refuse(position, 'EXCHANGE_RATE_INVALID', `El tipo de cambio ${shown(value)} no tiene la forma #.###.`)
      return null
    }
    if (this.#rates.size < 10_000) this.#rates.set(value, rate)
    return rate
  }

  #parseDate(position: number, text: string): CivilDate | null {
    const date = parseSunatDate(this.isCsv ? withDateZeros(text) : text)
    if (date !== undefined) return date
    this.refuse(position, 'DATE_INVALID', `La fecha ${shown(text)} no existe o no tiene la forma DD/MM/AAAA.`)
    return null
  }

  #column(position: number): number {
    return this.shape.columns[position] ?? -1
  }

  /** Dates repeat all over a register: each is checked and written once. */
  #dateAt(start: number, end: number): CivilDate | undefined {
    const { text } = this.line
    if (end - start !== 10 || text.charCodeAt(start + 2) !== 47 || text.charCodeAt(start + 5) !== 47) return undefined
    const day = digitsAt(text, start, start + 2)
    const month = digitsAt(text, start + 3, start + 5)
    const year = digitsAt(text, start + 6, end)
    const key = (year * 100 + month) * 100 + day
    const known = this.#dates.get(key)
    if (known !== undefined) return known
    const date = civilDate(year, month, day)
    if (date !== undefined) this.#dates.set(key, date)
    return date
  }
}

/** The number that the digits state, NaN when there is anything else. */
function digitsAt(text: string, start: number, end: number): number {
  let value = 0
  for (let at = start; at < end; at++) {
    const digit = text.charCodeAt(at) - 48
    if (digit < 0 || digit > 9) return Number.NaN
    value = value * 10 + digit
  }
  return value
}
