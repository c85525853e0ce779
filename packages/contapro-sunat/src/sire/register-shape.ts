import type { FileError } from '../file-error/file-error.ts'
import { fileProblem } from '../file-error/file-problem.ts'
import { separatorOf, splitLine } from '../table-file/line-separator.ts'
import { pleFieldPositions, pleFields } from './ple-fields.ts'
import { type FieldPositions, fieldPositions, registerFields, replacementFieldCount } from './register-fields.ts'
import { normaliseHeader } from '../table-file/normalise-header.ts'
import type { RegisterBook, RegisterLayout } from './register-row.ts'

/** How a register file is built, as its first line shows. */
export interface RegisterShape {
  readonly book: RegisterBook
  readonly layout: RegisterLayout
  readonly separator: Separator
  /** SUNAT's names of the fields, in its order. */
  readonly names: readonly string[]
  /** Where each field stands in that order. */
  readonly positions: FieldPositions
  /** Column of each field of SUNAT's order (`FieldPositions`), −1 where the file has none. */
  readonly columns: Int32Array
  /** Fields that every line must have; a trailing separator is no field. */
  readonly fieldCount: number
}

/** Separators in the order in which they are tried; csv exports use the comma, some the semicolon. */
const SEPARATORS = ['|', ',', ';'] as const
type Separator = (typeof SEPARATORS)[number]

/** Fields that a file may leave out of its header: all but the CAR are not read. */
const OPTIONAL_FIELDS: Readonly<Record<RegisterBook, ReadonlySet<number>>> = {
  RCE: new Set([3, 30, 32, 33, 34, 35, 36, 40]),
  RVIE: new Set([3, 32, 35, 36, 38, 39]),
}

/** So many names of a book must be found before a line is called its header. */
const MIN_HEADER_NAMES = 5

/** What the first line says the file is; or why it is no register that can be read. `line` is the line's number. */
export function recogniseRegister(firstLine: string, line: number): RegisterShape | readonly FileError[] {
  const separator = registerSeparatorOf(firstLine)
  const fields = splitLine(firstLine, separator)
  if (isPlePeriod(fields[0] ?? '')) return pleShape(fields, separator)
  if (/^[0-9]{11}$/.test(fields[0] ?? '')) return replacementShape(fields, separator, line)
  return headerShape(fields, separator, line)
}

/** Whether a first field is that of a PLE register: its period is AAAAMM00. */
export function isPlePeriod(field: string): boolean {
  return /^(19|20)[0-9]{2}(0[1-9]|1[0-2])00$/.test(field)
}

/** The separator that the line of a register holds most of. */
export function registerSeparatorOf(line: string): Separator {
  return separatorOf(line, SEPARATORS)
}

/** The book whose header a line is, or undefined when it is no header of a register. */
export function bookOfHeader(names: readonly string[]): RegisterBook | undefined {
  const present = new Set(names.map(normaliseHeader))
  const found = (book: RegisterBook) => registerFields(book).filter((name) => present.has(normaliseHeader(name))).length
  const [rce, rvie] = [found('RCE'), found('RVIE')]
  if (Math.max(rce, rvie) < MIN_HEADER_NAMES) return undefined
  return rce >= rvie ? 'RCE' : 'RVIE'
}

/** The book of a line without header, by the place of its currency; the count of fields settles a broken one. */
export function bookOfReplacement(fields: readonly string[]): RegisterBook | undefined {
  const isCurrencyAt = (positions: FieldPositions) => /^[A-Z]{3}$/.test(fields[positions.currency] ?? '')
  if (isCurrencyAt(fieldPositions.RVIE)) return 'RVIE'
  if (isCurrencyAt(fieldPositions.RCE)) return 'RCE'
  if (fields.length === 33 || fields.length === 34) return 'RVIE'
  return [37, 38, 41, 42].includes(fields.length) ? 'RCE' : undefined
}

/** Fields of a PLE line with its closing separator: 8.1 has 42 and 14.1 has 35. */
const PLE_SALES_MAX_FIELDS = 36

/** The book of a PLE line. */
export function bookOfPle(fields: readonly string[]): RegisterBook {
  return fields.length > PLE_SALES_MAX_FIELDS ? 'RCE' : 'RVIE'
}

function pleShape(fields: readonly string[], separator: Separator): RegisterShape {
  const book = bookOfPle(fields)
  const names = pleFields[book]
  return {
    book,
    layout: 'ple',
    separator,
    names,
    positions: pleFieldPositions[book],
    columns: Int32Array.from(names, (_, index) => index),
    fieldCount: names.length,
  }
}

function replacementShape(
  fields: readonly string[],
  separator: Separator,
  line: number,
): RegisterShape | readonly FileError[] {
  const book = bookOfReplacement(fields)
  if (book === undefined) {
    const message = `La primera línea tiene ${fields.length} campos: el reemplazo del RCE lleva 37 y el del RVIE, 33.`
    return [{ line, field: null, code: 'COLUMNS_WRONG', message }]
  }
  const names = registerFields(book)
  return {
    book,
    layout: 'replacement',
    separator,
    names,
    positions: fieldPositions[book],
    columns: Int32Array.from(names, (_, index) => index),
    fieldCount: replacementFieldCount[book],
  }
}

function headerShape(
  fields: readonly string[],
  separator: Separator,
  line: number,
): RegisterShape | readonly FileError[] {
  const names = withoutTrailingEmpty(fields)
  const book = bookOfHeader(names)
  if (book === undefined) {
    const message = 'La cabecera no es la de la propuesta del RCE ni la del RVIE.'
    if (names.length > 1 && normaliseHeader(names[0] ?? '') === 'ruc') return [fileProblem('HEADER_WRONG', message)]
    return [fileProblem('FILE_KIND_UNKNOWN', 'No es un registro de compras (RCE) ni de ventas (RVIE) del SIRE.')]
  }
  const normalised = names.map(normaliseHeader)
  const wanted = registerFields(book)
  const errors = wanted.flatMap((field, position) =>
    OPTIONAL_FIELDS[book].has(position) ? [] : headerProblem(normalised, field, line),
  )
  if (errors.length > 0) return errors
  const columns = Int32Array.from(wanted, (name) => normalised.indexOf(normaliseHeader(name)))
  return {
    book,
    layout: 'proposal',
    separator,
    names: wanted,
    positions: fieldPositions[book],
    columns,
    fieldCount: names.length,
  }
}

function headerProblem(header: readonly string[], field: string, line: number): FileError[] {
  const name = normaliseHeader(field)
  const first = header.indexOf(name)
  if (first === -1)
    return [{ line, field, code: 'HEADER_WRONG', message: `Falta la columna «${field}» en la cabecera.` }]
  if (header.indexOf(name, first + 1) === -1) return []
  return [{ line, field, code: 'HEADER_WRONG', message: `La columna «${field}» está repetida en la cabecera.` }]
}

function withoutTrailingEmpty(fields: readonly string[]): readonly string[] {
  const last = fields.findLastIndex((field) => field !== '')
  return fields.slice(0, last + 1)
}
