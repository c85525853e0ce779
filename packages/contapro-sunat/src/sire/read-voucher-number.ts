import { shown } from '../file-error/file-problem.ts'
import { textLimits } from '../text-limits/text-limits.ts'
import { isCustomsDocument } from '../voucher/is-customs-document.ts'
import { withoutLeftZeros } from '../voucher/voucher-number.ts'
import { findVoucherType } from '../voucher/voucher-types.ts'
import type { RowFields } from './row-fields.ts'

/** Types that always have a series and whose number is digits only. */
const NUMBERED_TYPES: ReadonlySet<string> = new Set(['01', '03', '04', '07', '08'])

/** The code of a customs office, which is the series of its documents. */
const CUSTOMS_OFFICE_LENGTH = 3

/** Types whose number may be left out: "Otros" (R.S. 040-2022, Anexo 11, field 10). */
const TYPES_WITHOUT_NUMBER: ReadonlySet<string> = new Set(['00'])

/** The series of the row's voucher, in upper case; '' where the type has none. */
export function readSeries(row: RowFields, type: string): string {
  const position = row.positions.series
  const stated = readCode(row, position, 'SERIES_INVALID').toUpperCase()
  const series = isCustomsDocument(type) ? row.withZeros(stated, CUSTOMS_OFFICE_LENGTH) : stated
  if (series === '' && row.isEmpty(position) && NUMBERED_TYPES.has(type)) row.missing(position)
  return series
}

/** The number of the row's voucher, without left zeros. */
export function readNumber(row: RowFields, type: string): string {
  const position = row.positions.number
  const number = readCode(row, position, 'NUMBER_INVALID')
  if (number === '') {
    if (row.isEmpty(position) && !TYPES_WITHOUT_NUMBER.has(type)) row.missing(position)
    return ''
  }
  if (NUMBERED_TYPES.has(type) && !isDigits(number)) {
    row.refuse(position, 'NUMBER_INVALID', `El número ${shown(number)} debe tener solo dígitos en el tipo ${type}.`)
  }
  return withoutLeftZeros(number)
}

/** Last number of a range, or null. RVIE takes ranges in some types only (Anexo 3, field 10). */
export function readFinalNumber(row: RowFields, type: string): string | null {
  const position = row.positions.finalNumber
  if (row.isEmpty(position)) return null
  const number = readCode(row, position, 'NUMBER_INVALID')
  if (row.shape.book === 'RVIE' && findVoucherType(type)?.allowsRange === false) {
    row.refuse(position, 'NUMBER_INVALID', `El tipo ${type} no admite un rango de números en el RVIE.`)
  }
  return number === '' ? null : withoutLeftZeros(number)
}

function readCode(row: RowFields, position: number, code: 'SERIES_INVALID' | 'NUMBER_INVALID'): string {
  const text = row.text(position, textLimits.voucherNumber)
  if (isCode(text)) return text
  const what = code === 'SERIES_INVALID' ? 'La serie' : 'El número'
  row.refuse(position, code, `${what} ${shown(text)} solo puede llevar letras, dígitos y guiones.`)
  return ''
}

function isCode(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const isLetter = (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
    if (!isLetter && !(code >= 48 && code <= 57) && code !== 45) return false
  }
  return true
}

function isDigits(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < 48 || code > 57) return false
  }
  return true
}
