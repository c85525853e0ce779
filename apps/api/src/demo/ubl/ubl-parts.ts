import { type Centimos, centimos } from '@contapro/sunat'
import type { DemoParty } from '../catalogue/supplier-document.ts'
import type { ItemTax } from '../catalogue/trade.ts'
import type { DemoAmounts, DemoLine, DemoVoucher } from '../vouchers/demo-voucher.ts'
import { amount, element, freeText, text, type Xml } from './xml-text.ts'

/** Names of the elements that differ between an invoice and its notes. */
export interface UblNames {
  readonly root: 'Invoice' | 'CreditNote' | 'DebitNote'
  readonly line: string
  readonly quantity: string
  readonly total: string
}

const INVOICE: UblNames = {
  root: 'Invoice',
  line: 'cac:InvoiceLine',
  quantity: 'cbc:InvoicedQuantity',
  total: 'cac:LegalMonetaryTotal',
}

/** The element names of a voucher of type 01, 03, 07 or 08. */
export function namesOf(type: string): UblNames {
  if (type === '07') {
    return { ...INVOICE, root: 'CreditNote', line: 'cac:CreditNoteLine', quantity: 'cbc:CreditedQuantity' }
  }
  if (type !== '08') return INVOICE
  return {
    root: 'DebitNote',
    line: 'cac:DebitNoteLine',
    quantity: 'cbc:DebitedQuantity',
    total: 'cac:RequestedMonetaryTotal',
  }
}

/** Scheme of catálogo 05 with its name, and affectation of catálogo 07, of each way of being taxed. */
const TAXES: Readonly<Record<ItemTax, readonly [scheme: string, name: string, code: string, affectation: string]>> = {
  general: ['1000', 'IGV', 'VAT', '10'],
  reduced: ['1000', 'IGV', 'VAT', '10'],
  ivap: ['1016', 'IVAP', 'VAT', '17'],
  exonerated: ['9997', 'EXO', 'VAT', '20'],
  unaffected: ['9998', 'INA', 'FRE', '30'],
  export: ['9995', 'EXP', 'FRE', '40'],
  free: ['9996', 'GRA', 'FRE', '15'],
}

/** The way a line is taxed as `cac:TaxScheme`. */
export function taxScheme(tax: ItemTax): Xml {
  const [scheme, name, code] = TAXES[tax]
  return schemeElement(scheme, name, code)
}

/** The affectation (catálogo 07) of a line. */
export function affectationOf(tax: ItemTax): string {
  return TAXES[tax][3]
}

/** `cac:TaxSubtotal` of the whole voucher, one a scheme. ICBPER has no base. */
export function voucherSubtotals(amounts: DemoAmounts, currency: string): Xml[] {
  const zero = centimos(0)
  const rows: readonly (readonly [ItemTax, Centimos, Centimos])[] = [
    ['general', amounts.taxable, amounts.igv],
    ['ivap', amounts.ivapTaxable, amounts.ivap],
    ['exonerated', amounts.exonerated, zero],
    ['unaffected', amounts.unaffected, zero],
    ['export', amounts.exported, zero],
    ['free', amounts.free, zero],
  ]
  const taxed = rows
    .filter(([, base]) => base !== 0)
    .map(([tax, base, igv]) =>
      element('cac:TaxSubtotal', [
        amount('cbc:TaxableAmount', base, currency),
        amount('cbc:TaxAmount', igv, currency),
        element('cac:TaxCategory', taxScheme(tax)),
      ]),
    )
  if (amounts.icbper === 0) return taxed
  const bags = element('cac:TaxSubtotal', [
    amount('cbc:TaxAmount', amounts.icbper, currency),
    element('cac:TaxCategory', schemeElement('7152', 'ICBPER', 'OTH')),
  ])
  return [...taxed, bags]
}

/** What the voucher charges in taxes. */
export function taxesOf({ igv, ivap, icbper }: DemoAmounts): Centimos {
  return centimos(igv + ivap + icbper)
}

/** Quantity as decimal text, without needless zeros. */
export function quantityText({ quantityHundredths }: DemoLine): string {
  return decimalText(quantityHundredths, 2)
}

/** Unit value as decimal text. What is given away costs nothing. */
export function unitValueText({ tax, unitValue }: DemoLine): string {
  return tax === 'free' ? '0' : decimalText(unitValue, 4)
}

/** Unit price with tax: the line's total over its quantity, to four places. */
export function unitPriceText({ tax, net, igv, quantityHundredths, unitValue }: DemoLine): string {
  if (tax === 'free') return decimalText(unitValue, 4)
  return decimalText(Math.round(((net + igv) * 10_000) / quantityHundredths), 4)
}

/** The voucher that a note corrects, and why. */
export function correction({ modified, reason }: DemoVoucher): Xml {
  if (!modified || !reason) return ''
  const id = `${modified.series}-${modified.number}`
  return (
    element('cac:DiscrepancyResponse', [
      text('cbc:ReferenceID', id),
      text('cbc:ResponseCode', reason.code),
      freeText('cbc:Description', reason.text),
    ]) +
    element(
      'cac:BillingReference',
      element('cac:InvoiceDocumentReference', [text('cbc:ID', id), text('cbc:DocumentTypeCode', modified.type)]),
    )
  )
}

/** Type and number of a party's document; the unnamed buyer of a boleta has DNI "-". */
export function documentOf(party: DemoParty): readonly [type: string, document: string, name: string] {
  return party.document === '' ? ['0', '-', 'CLIENTES VARIOS'] : [party.documentType, party.document, party.name]
}

/** Account at the Banco de la Nación that a detraction is deposited in; invented, one a supplier. */
export function detractionAccount(party: DemoParty): string {
  return `00${party.document.slice(-9)}`
}

function schemeElement(scheme: string, name: string, code: string): Xml {
  return element('cac:TaxScheme', [
    text('cbc:ID', scheme, { schemeID: 'UN/ECE 5153', schemeAgencyName: 'PE:SUNAT' }),
    text('cbc:Name', name),
    text('cbc:TaxTypeCode', code),
  ])
}

function decimalText(value: number, places: number): string {
  const digits = String(value).padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '')
}
