import { owner, type Party } from './parties.ts'
import { type Content, igvOf, percentOf, type PlannedVoucher } from './planned-voucher.ts'
import { sunatText, xmlText } from './texts.ts'

const NAMES = {
  '07': { root: 'CreditNote', quantity: 'CreditedQuantity', total: 'LegalMonetaryTotal' },
  '08': { root: 'DebitNote', quantity: 'DebitedQuantity', total: 'RequestedMonetaryTotal' },
  other: { root: 'Invoice', quantity: 'InvoicedQuantity', total: 'LegalMonetaryTotal' },
} as const

/** Scheme of catálogo 05, affectation of catálogo 07, base and tax of what a voucher is made of. */
interface Part {
  readonly scheme: string
  readonly affectation: string
  readonly percent: string
  readonly base: number
  readonly tax: number
}

function partsOf(content: Content): Part[] {
  const { taxed = 0, taxedDgng = 0, percent = '18', exonerated = 0, unaffected = 0, exported = 0, rice = 0 } = content
  const tax = igvOf(content) + percentOf(taxedDgng, percent)
  return [
    { scheme: '1000', affectation: '10', percent, base: taxed + taxedDgng, tax },
    { scheme: '1016', affectation: '17', percent: '4', base: rice, tax: percentOf(rice, '4') },
    { scheme: '9997', affectation: '20', percent: '0', base: exonerated, tax: 0 },
    { scheme: '9998', affectation: '30', percent: '0', base: unaffected, tax: 0 },
    { scheme: '9995', affectation: '40', percent: '0', base: exported, tax: 0 },
  ].filter(({ base }) => base > 0)
}

/** Writes amounts in one currency. */
type AmountXml = (tag: string, centimos: number) => string

/** A voucher's UBL 2.1, as far as it says anything; unsigned. */
export function voucherXml(voucher: PlannedVoucher): string {
  const { type, content } = voucher
  const { root, quantity, total } = NAMES[type === '07' || type === '08' ? type : 'other']
  const currency = voucher.dollarsAt === undefined && !voucher.isInDollars ? 'PEN' : 'USD'
  const amount: AmountXml = (tag, centimos) =>
    `<cbc:${tag} currencyID="${currency}">${sunatText(centimos)}</cbc:${tag}>`
  const parts = partsOf(content)
  const { icbper = 0, other = 0 } = content
  const net = parts.reduce((sum, { base }) => sum + base, 0)
  const taxes = parts.reduce((sum, { tax }) => sum + tax, icbper)
  const payable = net + taxes + other
  const [supplier, customer] = voucher.book === 'RCE' ? [voucher.party, owner] : [owner, voucher.party]
  const line = (part: Part, i: number): string => {
    const category = `<cbc:Percent>${part.percent}</cbc:Percent><cbc:TaxExemptionReasonCode>${part.affectation}</cbc:TaxExemptionReasonCode>`
    const item = xmlText(voucher.item ?? `Bien o servicio ${i + 1}`)
    return `<cac:${root}Line><cbc:ID>${i + 1}</cbc:ID><cbc:${quantity} unitCode="NIU">1</cbc:${quantity}>${amount('LineExtensionAmount', part.base)}<cac:TaxTotal>${amount('TaxAmount', part.tax)}${subtotalXml(part, amount, category)}</cac:TaxTotal><cac:Item><cbc:Description>${item}</cbc:Description></cac:Item><cac:Price>${amount('PriceAmount', part.base)}</cac:Price></cac:${root}Line>`
  }
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespacesOf(root)}>`,
    headerXml(voucher, root),
    `<cbc:DocumentCurrencyCode>${currency}</cbc:DocumentCurrencyCode>`,
    modifiedXml(voucher),
    partyXml('AccountingSupplierParty', supplier),
    partyXml('AccountingCustomerParty', customer),
    detractionXml(voucher, payable),
    `<cac:TaxTotal>${amount('TaxAmount', taxes)}${parts.map((part) => subtotalXml(part, amount)).join('')}${bagXml(icbper, amount)}</cac:TaxTotal>`,
    `<cac:${total}>${amount('LineExtensionAmount', net)}${amount('TaxInclusiveAmount', net + taxes)}${other ? amount('ChargeTotalAmount', other) : ''}${amount('PayableAmount', payable)}</cac:${total}>`,
    ...parts.map(line),
    `</${root}>\n`,
  ].join('')
}

function headerXml({ type, series, number, issuedOn, dueOn, operationType = '0101' }: PlannedVoucher, root: string) {
  const ofInvoice = `${dueOn ? `<cbc:DueDate>${dueOn}</cbc:DueDate>` : ''}<cbc:InvoiceTypeCode listID="${operationType}">${type}</cbc:InvoiceTypeCode>`
  return `<cbc:UBLVersionID>2.1</cbc:UBLVersionID><cbc:CustomizationID>2.0</cbc:CustomizationID><cbc:ID>${series}-${number.padStart(8, '0')}</cbc:ID><cbc:IssueDate>${issuedOn}</cbc:IssueDate>${root === 'Invoice' ? ofInvoice : ''}`
}

function subtotalXml({ scheme, base, tax }: Part, amount: AmountXml, category = ''): string {
  return `<cac:TaxSubtotal>${amount('TaxableAmount', base)}${amount('TaxAmount', tax)}<cac:TaxCategory>${category}${schemeOf(scheme)}</cac:TaxCategory></cac:TaxSubtotal>`
}

/** The tax on plastic bags has no base. */
function bagXml(icbper: number, amount: AmountXml): string {
  if (icbper === 0) return ''
  return `<cac:TaxSubtotal>${amount('TaxAmount', icbper)}<cac:TaxCategory>${schemeOf('7152')}</cac:TaxCategory></cac:TaxSubtotal>`
}

function modifiedXml({ modified, noteType = '01' }: PlannedVoucher): string {
  if (modified === undefined) return ''
  const id = `${modified.series}-${modified.number}`
  return `<cac:DiscrepancyResponse><cbc:ReferenceID>${id}</cbc:ReferenceID><cbc:ResponseCode>${noteType}</cbc:ResponseCode></cac:DiscrepancyResponse><cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>${id}</cbc:ID><cbc:DocumentTypeCode>${modified.type}</cbc:DocumentTypeCode></cac:InvoiceDocumentReference></cac:BillingReference>`
}

/** In whole soles, half a sol upwards. */
function detractionXml({ detraction, dollarsAt = '1' }: PlannedVoucher, total: number): string {
  if (detraction === undefined || detraction === 'marked') return ''
  const { code, percent } = detraction
  const soles = Math.floor((total * Number(dollarsAt) * Number(percent)) / 10_000 + 0.5)
  return `<cac:PaymentTerms><cbc:ID>Detraccion</cbc:ID><cbc:PaymentMeansID>${code}</cbc:PaymentMeansID><cbc:PaymentPercent>${percent}</cbc:PaymentPercent><cbc:Amount currencyID="PEN">${soles}.00</cbc:Amount></cac:PaymentTerms>`
}

const SCHEME_NAMES: Readonly<Record<string, string>> = {
  '1000': 'IGV',
  '1016': 'IVAP',
  '7152': 'ICBPER',
  '9995': 'EXP',
  '9997': 'EXO',
  '9998': 'INA',
}

function schemeOf(code: string): string {
  return `<cac:TaxScheme><cbc:ID>${code}</cbc:ID><cbc:Name>${SCHEME_NAMES[code] ?? ''}</cbc:Name></cac:TaxScheme>`
}

function partyXml(element: string, { documentType, document, name }: Party): string {
  return `<cac:${element}><cac:Party><cac:PartyIdentification><cbc:ID schemeID="${documentType || '-'}">${document || '-'}</cbc:ID></cac:PartyIdentification><cac:PartyLegalEntity><cbc:RegistrationName>${xmlText(name || '-')}</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:${element}>`
}

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'

function namespacesOf(root: string): string {
  return `xmlns="${UBL}:${root}-2" xmlns:cac="${UBL}:CommonAggregateComponents-2" xmlns:cbc="${UBL}:CommonBasicComponents-2"`
}
