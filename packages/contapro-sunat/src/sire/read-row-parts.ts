import type { CivilDate } from '../civil-date/civil-date.ts'
import { shown } from '../file-error/file-problem.ts'
import type { Centimos } from '../money/centimos.ts'
import { isDocumentNumber } from '../person/identity-document.ts'
import { rucProblem } from '../ruc/ruc.ts'
import { withDocumentZeros } from '../spreadsheet/restore-zeros.ts'
import { textLimits } from '../text-limits/text-limits.ts'
import { addMonths, periodOf, type TaxPeriod } from '../tax-period/tax-period.ts'
import { seriesKey } from '../voucher/series-key.ts'
import { withoutLeftZeros } from '../voucher/voucher-number.ts'
import { findVoucherType } from '../voucher/voucher-types.ts'
import { readFinalNumber, readNumber, readSeries } from './read-voucher-number.ts'
import type { ModifiedVoucher, RegisterRow } from './register-row.ts'
import type { RowFields } from './row-fields.ts'
import { totalMismatch } from './total-mismatch.ts'

/** What both books say of a voucher, but whose register it is. */
export type RowParts = Pick<
  RegisterRow,
  | 'issuedOn'
  | 'dueOn'
  | 'type'
  | 'series'
  | 'number'
  | 'finalNumber'
  | 'counterpartyDocumentType'
  | 'counterpartyDocument'
  | 'counterpartyName'
  | 'currency'
  | 'exchangeRate'
  | 'modified'
  | 'noteType'
  | 'state'
  | 'pleState'
>

/** Stands in for a date that was refused, in a row that is refused with it. */
const NO_DATE = '' as CivilDate

const MAX_CODE_LENGTH = 4

/** Catálogos 09 and 10. */
const NOTE_TYPE_LENGTH = 2

/** Types annotated by their due or payment date, which the replacement must carry (R.S. 040-2022, Anexo 11, field 6). */
const TYPES_WITH_DUE_DATE: ReadonlySet<string> = new Set(['14', '46', '50', '51', '52', '53', '54'])

/** Notes name the voucher that they modify (fields 28 to 32, and 29 to 32 of RVIE). */
const NOTES: ReadonlySet<string> = new Set(['07', '08', '87', '88'])

/** The parts of a row that both books share. */
export function readRowParts(row: RowFields, period: TaxPeriod): RowParts {
  const { positions } = row
  const type = row.voucherType(positions.type)
  const issuedOn = readIssuedOn(row, period)
  const dueOn = readDueOn(row, type, period)
  const currency = row.currency(positions.currency)
  const document = readDocument(row)
  return {
    issuedOn,
    dueOn,
    type,
    series: readSeries(row, type),
    number: readNumber(row, type),
    finalNumber: readFinalNumber(row, type),
    counterpartyDocumentType: row.text(positions.documentType, MAX_CODE_LENGTH),
    counterpartyDocument: document,
    counterpartyName: row.text(positions.name, textLimits.text),
    currency,
    exchangeRate: readExchangeRate(row, currency),
    modified: readModified(row, type),
    noteType: row.withZeros(row.text(positions.noteType, MAX_CODE_LENGTH), NOTE_TYPE_LENGTH),
    ...readState(row),
  }
}

/**
 * Warns unless the total is the sum of its amounts (or one of the sums, where the norm leaves several open); amounts of another currency are converted one by one. The row is read
 * as it is written: its figures come from its amounts. Where an amount was refused there is no sum to compare.
 */
export function checkTotal(row: RowFields, sums: readonly Centimos[], total: Centimos, currency: string): void {
  if (row.hasRefusedAmount) return
  const message = totalMismatch(sums, total, currency)
  if (message !== undefined) row.warn(row.positions.total, 'TOTAL_MISMATCH', message)
}

/** Notes an error when the voucher's type needs to name the other side and the row does not. */
export function requireCounterparty(row: RowFields): void {
  const { documentType, document, name } = row.positions
  row.require(documentType, document, name)
}

/** A PLE line has an estado of its own, of which only "annulled" (2, among the sales) says what Est. Comp. does. */
function readState(row: RowFields): Pick<RowParts, 'state' | 'pleState'> {
  const state = row.text(row.positions.state, MAX_CODE_LENGTH)
  if (row.shape.layout !== 'ple') return { state }
  const isAnnulled = row.shape.book === 'RVIE' && state === '2'
  return { state: isAnnulled ? '2' : '1', pleState: state }
}

function readIssuedOn(row: RowFields, period: TaxPeriod): CivilDate {
  const position = row.positions.issuedOn
  row.require(position)
  const issuedOn = row.date(position)
  if (issuedOn !== null && periodOf(issuedOn) > period) {
    const message = `La fecha de emisión ${shown(row.value(position))} es posterior al periodo ${period}.`
    row.refuse(position, 'DATE_INVALID', message)
  }
  return issuedOn ?? NO_DATE
}

function readDueOn(row: RowFields, type: string, period: TaxPeriod): CivilDate | null {
  const position = row.positions.dueOn
  const dueOn = row.date(position)
  if (row.shape.layout !== 'replacement' || !TYPES_WITH_DUE_DATE.has(type)) return dueOn
  if (row.shape.book === 'RCE' || type === '14') row.require(position)
  if (type === '14' && dueOn !== null && periodOf(dueOn) > addMonths(period, 1)) {
    const message = `El vencimiento ${shown(row.value(position))} pasa del mes siguiente al periodo ${period}.`
    row.refuse(position, 'DATE_INVALID', message)
  }
  return dueOn
}

function readDocument(row: RowFields): string {
  const { documentType, document } = row.positions
  const type = row.value(documentType)
  const stated = row.text(document, textLimits.document)
  const text = row.isCsv ? withDocumentZeros(type, stated) : stated
  if (type === '6' && rucProblem(text) !== undefined) {
    row.refuse(document, 'RUC_INVALID', `El RUC ${shown(text)} no es válido.`)
  } else if (!isDocumentNumber(type, text)) {
    const message = `El número de documento ${shown(text)} no es uno del tipo ${shown(type)} (catálogo 06).`
    row.refuse(document, 'DOCUMENT_INVALID', message)
  }
  return text
}

function readExchangeRate(row: RowFields, currency: string): string | null {
  const position = row.positions.exchangeRate
  const rate = row.exchangeRate(position)
  const isNeeded = currency !== 'PEN' && currency !== '' && row.shape.layout === 'replacement'
  if (isNeeded) row.require(position)
  return rate
}

function readModified(row: RowFields, type: string): ModifiedVoucher | null {
  const { modifiedIssuedOn, modifiedType, modifiedSeries, modifiedNumber } = row.positions
  if (NOTES.has(type) && row.shape.layout === 'replacement') {
    row.require(modifiedIssuedOn, modifiedType, modifiedSeries, modifiedNumber)
  }
  if (row.isEmpty(modifiedType) && row.isEmpty(modifiedNumber) && row.isEmpty(modifiedSeries)) {
    if (row.isEmpty(modifiedIssuedOn)) return null
  }
  const voucherType = row.withZeros(firstOf(row.value(modifiedType)), 2)
  if (voucherType !== '' && findVoucherType(voucherType) === undefined) row.voucherType(modifiedType)
  return {
    issuedOn: row.firstDate(modifiedIssuedOn),
    type: voucherType,
    series: seriesKey(voucherType, readFirst(row, modifiedSeries).toUpperCase()),
    number: withoutLeftZeros(readFirst(row, modifiedNumber)),
  }
}

/** The first of the series or numbers of a field. */
function readFirst(row: RowFields, position: number): string {
  const first = firstOf(row.text(position, textLimits.text))
  if (first.length <= textLimits.voucherNumber) return first
  const message = `El texto pasa de ${textLimits.voucherNumber} caracteres: ${shown(first)}.`
  row.refuse(position, 'FIELD_TOO_LONG', message)
  return ''
}

/** RVIE takes several modified vouchers in one field, separated by commas (Anexo 3, field 29); the first is kept. */
function firstOf(list: string): string {
  const comma = list.indexOf(',')
  return comma === -1 ? list : list.slice(0, comma).trim()
}
