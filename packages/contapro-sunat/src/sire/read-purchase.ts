import { type Centimos, centimos } from '../money/centimos.ts'
import { isCustomsDocument } from '../voucher/is-customs-document.ts'
import { checkTotal, readRowParts, requireCounterparty } from './read-row-parts.ts'
import type { RegisterFileInfo } from './register-batch.ts'
import type { PurchaseAmounts, PurchaseRow } from './register-row.ts'
import type { RowFields } from './row-fields.ts'

/** Types whose supplier the register always names. */
const TYPES_WITH_SUPPLIER: ReadonlySet<string> = new Set(['01', '02', '03', '04', '07', '08', '14'])

/** One line of an RCE file. What is wrong with it is noted in the row's errors. */
export function readPurchase(row: RowFields, file: RegisterFileInfo): PurchaseRow {
  const parts = readRowParts(row, file.period)
  if (TYPES_WITH_SUPPLIER.has(parts.type)) requireCounterparty(row)
  const amounts = readAmounts(row)
  checkTotal(row, sumsOf(amounts), amounts.total, parts.currency)
  return {
    ...parts,
    book: 'RCE',
    layout: file.layout,
    line: row.lineNumber,
    ownerRuc: file.ownerRuc,
    ownerName: file.ownerName,
    period: file.period,
    customsYear: readCustomsYear(row, parts.type),
    amounts,
    hasDetraction: readDetraction(row),
  }
}

/** The total of a purchase by its identity: fields 15 to 21, 23 and 24; ISC (22) is within the base (domain notes 2.2). */
export function sumOf(amounts: PurchaseAmounts): Centimos {
  const bases = amounts.taxableDg + amounts.taxableDgng + amounts.taxableDng + amounts.untaxed
  return centimos(bases + amounts.igvDg + amounts.igvDgng + amounts.igvDng + amounts.icbper + amounts.otherCharges)
}

/**
 * Public sources contradict each other on whether ISC stands within the base or beside it, and registers of both kinds exist: either
 * is taken, and the row keeps its columns.
 */
function sumsOf(amounts: PurchaseAmounts): readonly Centimos[] {
  const sum = sumOf(amounts)
  return [sum, centimos(sum + amounts.isc)]
}

/** SIRE marks the detraction; the PLE names the receipt of its deposit. */
function readDetraction(row: RowFields): boolean {
  const mark = row.value(row.positions.detraction)
  return row.shape.layout === 'ple' ? mark !== '' : mark.toUpperCase() === 'D'
}

function readAmounts(row: RowFields): PurchaseAmounts {
  const first = row.positions.firstAmount
  const isRequired = row.shape.layout === 'replacement'
  return {
    taxableDg: row.amount(first, isRequired),
    igvDg: row.amount(first + 1, isRequired),
    taxableDgng: row.amount(first + 2, isRequired),
    igvDgng: row.amount(first + 3, isRequired),
    taxableDng: row.amount(first + 4, isRequired),
    igvDng: row.amount(first + 5, isRequired),
    untaxed: row.amount(first + 6, isRequired),
    isc: row.amount(first + 7, isRequired),
    icbper: row.amount(first + 8, false),
    otherCharges: row.amount(first + 9, isRequired),
    total: row.amount(row.positions.total, true),
  }
}

function readCustomsYear(row: RowFields, type: string): string {
  const position = row.positions.customsYear
  const year = row.value(position)
  if (year === '' && row.shape.layout === 'replacement' && isCustomsDocument(type)) row.missing(position)
  if (year !== '' && !/^(19|20|21)[0-9]{2}$/.test(year)) {
    row.refuse(position, 'DATE_INVALID', `El año de la DAM «${year.slice(0, 20)}» no es válido.`)
  }
  return year
}
