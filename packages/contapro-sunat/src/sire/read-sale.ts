import { type Centimos, centimos } from '../money/centimos.ts'
import { checkTotal, readRowParts, requireCounterparty } from './read-row-parts.ts'
import type { RegisterFileInfo } from './register-batch.ts'
import type { SaleAmounts, SaleRow } from './register-row.ts'
import type { RowFields } from './row-fields.ts'

/** Catálogo 51. */
const OPERATION_TYPE_LENGTH = 4

/** One line of an RVIE file. What is wrong with it is noted in the row's errors. */
export function readSale(row: RowFields, file: RegisterFileInfo): SaleRow {
  const parts = readRowParts(row, file.period)
  const amounts = readAmounts(row)
  // An annulled factura has no amounts and may have lost its customer.
  if (parts.type === '01' && amounts.total !== 0) requireCounterparty(row)
  checkTotal(row, sumsOf(amounts), amounts.total, parts.currency)
  return {
    ...parts,
    book: 'RVIE',
    layout: file.layout,
    line: row.lineNumber,
    ownerRuc: file.ownerRuc,
    ownerName: file.ownerName,
    period: file.period,
    amounts,
    operationType: row.code(row.positions.operationType, OPERATION_TYPE_LENGTH),
  }
}

/** The total of a sale by its identity: the signed sum of fields 14 to 25 (R.S. 112-2021, Anexo 3, field 26). */
export function sumOf(amounts: SaleAmounts): Centimos {
  const bases = amounts.exportValue + amounts.taxable + amounts.taxableDiscount + amounts.ivapTaxable
  const untaxed = amounts.exonerated + amounts.unaffected
  const taxes = amounts.igv + amounts.igvDiscount + amounts.isc + amounts.ivap + amounts.icbper + amounts.otherTaxes
  return centimos(bases + untaxed + taxes)
}

/** Some registers state the base with its ISC, and the ISC again beside it: either is taken, and the row keeps its columns. */
function sumsOf(amounts: SaleAmounts): readonly Centimos[] {
  const sum = sumOf(amounts)
  return [sum, centimos(sum - amounts.isc)]
}

function readAmounts(row: RowFields): SaleAmounts {
  const first = row.positions.firstAmount
  return {
    exportValue: row.amount(first, false),
    taxable: row.amount(first + 1, false),
    taxableDiscount: row.amount(first + 2, false),
    igv: row.amount(first + 3, false),
    igvDiscount: row.amount(first + 4, false),
    exonerated: row.amount(first + 5, false),
    unaffected: row.amount(first + 6, false),
    isc: row.amount(first + 7, false),
    ivapTaxable: row.amount(first + 8, false),
    ivap: row.amount(first + 9, false),
    icbper: row.amount(first + 10, false),
    otherTaxes: row.amount(first + 11, false),
    total: row.amount(row.positions.total, true),
  }
}
