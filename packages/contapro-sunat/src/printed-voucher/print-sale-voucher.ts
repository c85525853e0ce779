import { formatSunatDate } from '../civil-date/civil-date.ts'
import { amountInWords } from '../money/amount-in-words.ts'
import { centimos } from '../money/centimos.ts'
import { currencySymbol, formatCentimos } from '../money/format-centimos.ts'
import type { UblAdjustment, UblLine, UblVoucher } from '../ubl/ubl-voucher.ts'
import { adjustmentName } from './adjustment-names.ts'
import { issuerOf, receiverFacts } from './party-facts.ts'
import { printedDecimal } from './printed-decimal.ts'
import type { PrintedColumn, PrintedFact, PrintedVoucher } from './printed-voucher.ts'
import { qrText } from './qr-text.ts'
import { unitName } from './unit-name.ts'
import { voucherNotes } from './voucher-notes.ts'
import { voucherTotals } from './voucher-totals.ts'
import { voucherTypeName } from '../voucher/voucher-types.ts'

const TITLES = {
  '01': 'FACTURA ELECTRÓNICA',
  '03': 'BOLETA DE VENTA ELECTRÓNICA',
  '07': 'NOTA DE CRÉDITO ELECTRÓNICA',
  '08': 'NOTA DE DÉBITO ELECTRÓNICA',
} as const

const COLUMNS: readonly PrintedColumn[] = [
  { title: 'Cant.', align: 'end', width: 9 },
  { title: 'Unidad', align: 'start', width: 11 },
  { title: 'Código', align: 'start', width: 13 },
  { title: 'Descripción', align: 'start', width: 39 },
  { title: 'Valor unitario', align: 'end', width: 15 },
  { title: 'Valor de venta', align: 'end', width: 13 },
]

/** What the printed representation of a factura, boleta or note holds. */
export function printSaleVoucher(voucher: UblVoucher): PrintedVoucher {
  const { type, series, number, supplier, customer, lines, payable, currency, digest } = voucher
  return {
    title: TITLES[type],
    number: `${series}-${number}`,
    issuer: issuerOf(supplier),
    receiver: receiverFacts(customer),
    facts: factsOf(voucher),
    columns: COLUMNS,
    rows: lines.map(rowOf),
    totals: voucherTotals(voucher),
    inWords: `SON: ${amountInWords(payable, currency)}`,
    notes: voucherNotes(voucher),
    qr: qrText(voucher),
    digest,
  }
}

function rowOf({ quantity, unitCode, sellerCode, unitValue, lineTotal, ...line }: UblLine): string[] {
  return [
    printedDecimal(quantity, 0),
    unitName(unitCode),
    sellerCode ?? '',
    [line.description, ...line.adjustments.map(adjustmentText)].join(' '),
    printedDecimal(unitValue, 2),
    formatCentimos(lineTotal),
  ]
}

/** "(descuento: 100.00 sobre 1,000.00)". The value of the line already includes a discount on the base. */
function adjustmentText(adjustment: UblAdjustment): string {
  const { amount, base } = adjustment
  const of = base === null ? '' : ` sobre ${formatCentimos(base)}`
  return `(${adjustmentName(adjustment).toLowerCase()}: ${formatCentimos(centimos(Math.abs(amount)))}${of})`
}

function factsOf(voucher: UblVoucher): PrintedFact[] {
  const { issuedOn, issuedAt, dueOn, currency, paymentTerms, modified } = voucher
  const date = formatSunatDate(issuedOn)
  return [
    { label: 'Fecha de emisión', value: issuedAt === null ? date : `${date} ${issuedAt}` },
    ...(dueOn === null ? [] : [{ label: 'Fecha de vencimiento', value: formatSunatDate(dueOn) }]),
    { label: 'Moneda', value: `${currency} (${currencySymbol(currency)})` },
    ...(paymentTerms === null ? [] : [{ label: 'Forma de pago', value: paymentName(paymentTerms.kind) }]),
    ...(modified === null ? [] : modifiedFacts(modified)),
  ]
}

const paymentName = (kind: 'Contado' | 'Credito'): string => (kind === 'Credito' ? 'Crédito' : 'Contado')

function modifiedFacts(modified: NonNullable<UblVoucher['modified']>): PrintedFact[] {
  const { type, series, number, reasonCode, reason } = modified
  const name = type === '' ? '' : `${voucherTypeName(type)} `
  const motive = [reasonCode, reason].filter((part) => part !== '').join(' · ')
  return [
    { label: 'Modifica', value: `${name}${series === '' ? number : `${series}-${number}`}` },
    ...(motive === '' ? [] : [{ label: 'Motivo', value: motive }]),
  ]
}
