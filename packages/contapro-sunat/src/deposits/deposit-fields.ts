import { type CivilDate, parseCivilDate, parseSunatDate } from '../civil-date/civil-date.ts'
import type { FileError, FileErrorCode } from '../file-error/file-error.ts'
import { shown } from '../file-error/file-problem.ts'
import type { Centimos } from '../money/centimos.ts'
import { parseCentimos } from '../money/parse-centimos.ts'
import { withDateZeros } from '../spreadsheet/restore-zeros.ts'
import { csvError, isLostNumber } from '../spreadsheet/spreadsheet-error.ts'
import type { LineFields } from '../table-file/line-fields.ts'
import { textLimits } from '../text-limits/text-limits.ts'
import type { DepositColumn } from './deposit-columns.ts'

/** Columns that hold a name; any other holds a number or a code. */
const NAMES: ReadonlySet<DepositColumn> = new Set(['Nombre Proveedor', 'Nombre/Razon Social del Adquiriente'])

/** Columns that hold the series or the number of a voucher. */
const VOUCHER_NUMBERS: ReadonlySet<DepositColumn> = new Set(['Serie de Comprobante', 'Numero de Comprobante'])

/** When a deposit was made. */
export interface DepositMoment {
  readonly day: CivilDate
  /** `HH:MM:SS`. */
  readonly time: string | null
}

/** The fields of one line of the deposit report. What breaks a rule is noted in `errors`, and the row is refused. */
export class DepositFields {
  readonly #fields: LineFields
  readonly #columns: ReadonlyMap<DepositColumn, number>
  readonly #line: number
  readonly #errors: FileError[]

  constructor(fields: LineFields, columns: ReadonlyMap<DepositColumn, number>, line: number, errors: FileError[]) {
    this.#fields = fields
    this.#columns = columns
    this.#line = line
    this.#errors = errors
  }

  refuse(column: DepositColumn, code: FileErrorCode, message: string): void {
    const error = { line: this.#line, field: column, code, message }
    this.#errors.push(csvError(error, this.#fields.value(this.#columns.get(column) ?? -1)))
  }

  text(column: DepositColumn): string {
    const text = this.#fields.value(this.#columns.get(column) ?? -1)
    const most = longestOf(column)
    if (!NAMES.has(column) && isLostNumber(text)) {
      this.refuse(column, 'NUMBER_INVALID', `El dato ${shown(text)} no es válido.`)
      return ''
    }
    if (text.length <= most) return text
    this.refuse(column, 'FIELD_TOO_LONG', `El texto pasa de ${most} caracteres: ${shown(text)}.`)
    return ''
  }

  required(column: DepositColumn): string {
    const text = this.text(column)
    if (text === '') this.refuse(column, 'FIELD_MISSING', `Falta el dato obligatorio «${column}».`)
    return text
  }

  /** What the column means by the parser; undefined, and refused, when it means nothing. */
  parsed<Value>(
    column: DepositColumn,
    parse: (text: string) => Value | undefined,
    refusal: readonly [FileErrorCode, (shownText: string) => string],
  ): Value | undefined {
    const text = this.required(column)
    if (text === '') return undefined
    const value = parse(text)
    const [code, message] = refusal
    if (value === undefined) this.refuse(column, code, message(shown(text)))
    return value
  }

  moment(column: DepositColumn): DepositMoment | undefined {
    return this.parsed(column, parseReportMoment, [
      'DATE_INVALID',
      (text) => `La fecha ${text} no existe o no tiene la forma DD/MM/AAAA.`,
    ])
  }

  amount(column: DepositColumn): Centimos | undefined {
    return this.parsed(column, parseReportAmount, [
      'AMOUNT_INVALID',
      (text) => `El importe ${text} no es válido: va con punto, hasta 12 enteros y 2 decimales, y pasa de cero.`,
    ])
  }
}

function longestOf(column: DepositColumn): number {
  if (NAMES.has(column)) return textLimits.text
  return VOUCHER_NUMBERS.has(column) ? textLimits.voucherNumber : textLimits.code
}

/** `DD/MM/AAAA`; other exports of the same report write AAAA-MM-DD or AAAA.MM.DD. A time may stand behind it. */
function parseReportMoment(text: string): DepositMoment | undefined {
  const [date = '', ...rest] = text.split(' ')
  const day = parseSunatDate(withDateZeros(date)) ?? parseCivilDate(date.replaceAll('.', '-'))
  return day && { day, time: parseTime(rest.join('')) }
}

/** "10:42", "10:42:18", "10:42:18 p. m."; null for anything else: the day is what counts. */
function parseTime(text: string): string | null {
  const [, hours = '', minutes = '', seconds = '00', half = ''] =
    /^([0-9]{1,2}):([0-5][0-9])(?::([0-5][0-9]))?(?:([ap])\.?m\.?)?$/i.exec(text) ?? []
  if (hours === '') return null
  const hour = half === '' ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return hour > 23 ? null : `${String(hour).padStart(2, '0')}:${minutes}:${seconds}`
}

/** Thousands commas, which quoted fields may hold, are left out. A deposit is above zero. */
function parseReportAmount(text: string): Centimos | undefined {
  const plain = /^[0-9]{1,3}(?:,[0-9]{3})+(?:\.[0-9]{1,2})?$/.test(text) ? text.replaceAll(',', '') : text
  const amount = parseCentimos(plain)
  return amount !== undefined && amount > 0 ? amount : undefined
}
