import { type CivilDate, parseCivilDate } from '../civil-date/civil-date.ts'
import type { FileError, FileErrorCode } from '../file-error/file-error.ts'
import type { FileWarning, FileWarningCode } from '../file-error/file-warning.ts'
import { shown } from '../file-error/file-problem.ts'
import { type Centimos, zeroCentimos } from '../money/centimos.ts'
import { trimDecimal } from '../money/decimal.ts'
import { roundToCentimos } from '../money/round-to-centimos.ts'
import { textLimits } from '../text-limits/text-limits.ts'
import { seriesKey } from '../voucher/series-key.ts'
import { withoutLeftZeros } from '../voucher/voucher-number.ts'
import { elementAt, plainText, textAt, type XmlElement } from './xml-element.ts'

/** Stands in for a date that was refused, in a document that is refused with it. */
const NO_DATE = '' as CivilDate

/** Reads values out of elements and collects what is wrong with them, so that one reading finds everything. */
export class UblValues {
  readonly errors: FileError[] = []
  readonly warnings: FileWarning[] = []

  refuse(field: string, code: FileErrorCode, message: string): void {
    this.errors.push({ line: null, field, code, message })
  }

  /** Notes what the document contradicts itself in, though it is read. */
  warn(field: string, code: FileWarningCode, message: string): void {
    this.warnings.push({ line: null, field, code, message })
  }

  /** A text that the document may have, '' when it does not. */
  text(limit: number, from: XmlElement, ...path: readonly string[]): string {
    return this.within(limit, fieldOf(path), textAt(from, ...path))
  }

  /** The text, when it is no longer than the field may be; else '', and refused. */
  within(limit: number, field: string, text: string): string {
    if (text.length <= limit) return text
    this.refuse(field, 'FIELD_TOO_LONG', `El texto pasa de ${limit} caracteres: ${shown(text)}.`)
    return ''
  }

  /** What a document repeats, when it does so no more often than it can; else nothing, and refused. */
  atMost<Part>(most: number, field: string, parts: readonly Part[]): readonly Part[] {
    if (parts.length <= most) return parts
    this.refuse(field, 'FILE_TOO_LARGE', `El XML trae «${field}» ${parts.length} veces: no se leen más de ${most}.`)
    return []
  }

  /** A text that the document must have. */
  required(from: XmlElement, ...path: readonly string[]): string {
    const text = textAt(from, ...path)
    if (text === '') this.#missing(path)
    return text
  }

  /** A date that the document must have. */
  requiredDate(from: XmlElement, ...path: readonly string[]): CivilDate {
    const date = this.date(from, ...path)
    if (date === null && textAt(from, ...path) === '') this.#missing(path)
    return date ?? NO_DATE
  }

  date(from: XmlElement, ...path: readonly string[]): CivilDate | null {
    const text = textAt(from, ...path)
    if (text === '') return null
    // xsd:date may carry a zone ("2017-08-03Z", "2017-08-03-05:00"); the day is the civil one.
    const date = parseCivilDate(/^(.{10})(Z|[+-][0-9]{2}:[0-9]{2})?$/.exec(text)?.[1] ?? text)
    if (date !== undefined) return date
    this.refuse(fieldOf(path), 'DATE_INVALID', `La fecha ${shown(text)} no existe o no tiene la forma AAAA-MM-DD.`)
    return null
  }

  /** An amount that the document must have. */
  requiredAmount(from: XmlElement, ...path: readonly string[]): Centimos {
    const amount = this.amount(from, ...path)
    if (amount === null && textAt(from, ...path) === '') this.#missing(path)
    return amount ?? zeroCentimos
  }

  /** An amount in céntimos, rounded half up; null when the document leaves it out. */
  amount(from: XmlElement, ...path: readonly string[]): Centimos | null {
    const element = elementAt(from, ...path)
    const text = element === undefined ? '' : plainText(element)
    if (text === '') return null
    const amount = roundToCentimos(text)
    if (amount !== undefined) return amount
    this.refuse(fieldOf(path), 'AMOUNT_INVALID', `El importe ${shown(text)} no es un número decimal.`)
    return null
  }

  /** A decimal as text, without needless zeros; `absent` when the document leaves it out. */
  decimal(from: XmlElement, path: readonly string[], absent: string): string {
    const text = textAt(from, ...path)
    if (text === '') return absent
    const decimal = trimDecimal(text)
    if (decimal !== undefined) return decimal
    this.refuse(fieldOf(path), 'AMOUNT_INVALID', `El valor ${shown(text)} no es un número decimal.`)
    return absent
  }

  /** Series and number of an ID like "F001-00000123". */
  voucherId(from: XmlElement, ...path: readonly string[]): { series: string; number: string } {
    const id = this.required(from, ...path)
    const match = /^([A-Z0-9]{1,20})-([0-9]{1,20})$/.exec(id.toUpperCase().replaceAll(' ', ''))
    if (!match && id !== '') {
      this.refuse(fieldOf(path), 'NUMBER_INVALID', `La serie y el número ${shown(id)} no tienen la forma F001-123.`)
    }
    return { series: match?.[1] ?? '', number: withoutLeftZeros(match?.[2] ?? '') }
  }

  #missing(path: readonly string[]): void {
    const field = fieldOf(path)
    this.refuse(field, 'FIELD_MISSING', `Falta el dato obligatorio «${field}».`)
  }
}

function fieldOf(path: readonly string[]): string {
  return path.join('/')
}

/** Longest ID that names a voucher: its series, a hyphen and its number. */
export const MAX_VOUCHER_ID_LENGTH: number = 2 * textLimits.voucherNumber + 1

/** "F001-00000123" as series and number, for references that are kept as they come: what has no hyphen is a number. */
export function splitVoucherId(type: string, id: string): { series: string; number: string } {
  const hyphen = id.indexOf('-')
  const series = hyphen === -1 ? '' : id.slice(0, hyphen).trim().toUpperCase()
  return { series: seriesKey(type, series), number: withoutLeftZeros(id.slice(hyphen + 1).trim()) }
}
