import { legacyVoucherXml } from './legacy-voucher-xml.ts'
import { owner, type Party } from './parties.ts'
import type { PlannedVoucher } from './planned-voucher.ts'
import { sunatText, xmlText } from './texts.ts'
import { type Part, partsOf } from './voucher-parts.ts'

const NAMES = {
  '07': { root: 'CreditNote', quantity: 'CreditedQuantity', total: 'LegalMonetaryTotal' },
  '08': { root: 'DebitNote', quantity: 'DebitedQuantity', total: 'RequestedMonetaryTotal' },
  other: { root: 'Invoice', quantity: 'InvoicedQuantity', total: 'LegalMonetaryTotal' },
} as const

/** Writes amounts in one currency. */
type AmountXml = (tag: string, centimos: number) => string

/** A voucher's XML, as far as it says anything; unsigned. */
export function voucherXml(voucher: PlannedVoucher): string {
  if (voucher.legacy !== undefined) return legacyVoucherXml(voucher)
  const { type, content } = voucher
  const { root, quantity, total } = NAMES[type === '07' || type === '08' ? type : 'other']
  const currency = voucher.dollarsAt === undefined && !voucher.isInDollars ? 'PEN' : 'USD'
  const amount: AmountXml = (tag, centimos) =>
    `<cbc:${tag} currencyID="${currency}">${sunatText(centimos)}</cbc:${tag}>`
  const parts = partsOf(voucher)
  const { icbper = 0, isc = 0, other = 0 } = content
  const net = parts.reduce((sum, { base }) => sum + base, 0)
  const taxes = parts.reduce((sum, { tax }) => sum + tax, icbper + isc)
  const payable = net + taxes + other
  const { perceived, isPerceivedInPayable = false } = voucher
  const asked = payable + (perceived && isPerceivedInPayable ? withheldOf(payable, perceived.factor) : 0)
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
    withheldXml(voucher, payable),
    `<cac:TaxTotal>${amount('TaxAmount', taxes)}${parts.map((part) => subtotalXml(part, amount)).join('')}${iscXml(parts, isc, amount)}${bagXml(icbper, amount)}</cac:TaxTotal>`,
    `<cac:${total}>${amount('LineExtensionAmount', net)}${amount('TaxInclusiveAmount', net + taxes)}${other ? amount('ChargeTotalAmount', other) : ''}${amount('PayableAmount', asked)}</cac:${total}>`,
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

function iscXml(parts: readonly Part[], isc: number, amount: AmountXml): string {
  const base = parts.find(({ scheme }) => scheme === '1000')?.base ?? 0
  return isc === 0 ? '' : subtotalXml({ scheme: '2000', affectation: '', percent: '', base, tax: isc }, amount)
}

/** Terms of payment, the perception with the total to collect, and the retention: none of them is part of what is to be paid. */
function withheldXml({ paid, perceived, retained }: PlannedVoucher, total: number): string {
  const charge = (isCharge: boolean, reason: string, factor: string): string =>
    `<cac:AllowanceCharge><cbc:ChargeIndicator>${isCharge}</cbc:ChargeIndicator><cbc:AllowanceChargeReasonCode>${reason}</cbc:AllowanceChargeReasonCode><cbc:MultiplierFactorNumeric>${factor}</cbc:MultiplierFactorNumeric>${soles('Amount', withheldOf(total, factor))}${soles('BaseAmount', total)}</cac:AllowanceCharge>`
  return [
    perceived ? term('Percepcion', soles('Amount', total + withheldOf(total, perceived.factor))) : '',
    paid ? term('FormaPago', `<cbc:PaymentMeansID>${paid}</cbc:PaymentMeansID>`) : '',
    perceived ? charge(true, perceived.reason, perceived.factor) : '',
    retained ? charge(false, '62', retained) : '',
  ].join('')
}

const soles = (tag: string, centimos: number): string =>
  `<cbc:${tag} currencyID="PEN">${sunatText(centimos)}</cbc:${tag}>`

const term = (id: string, content: string): string =>
  `<cac:PaymentTerms><cbc:ID>${id}</cbc:ID>${content}</cac:PaymentTerms>`

/** Half up. */
const withheldOf = (total: number, factor: string): number =>
  Math.floor((total * Number(factor.replace('0.', '').padEnd(3, '0')) + 500) / 1000)

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
  const { code, percent, currency = 'PEN' } = detraction
  const { amount = Math.floor((total * Number(dollarsAt) * Number(percent)) / 10_000 + 0.5) * 100 } = detraction
  return `<cac:PaymentTerms><cbc:ID>Detraccion</cbc:ID><cbc:PaymentMeansID>${code}</cbc:PaymentMeansID><cbc:PaymentPercent>${percent}</cbc:PaymentPercent>${amount === 0 ? '' : `<cbc:Amount currencyID="${currency}">${sunatText(amount)}</cbc:Amount>`}</cac:PaymentTerms>`
}

const SCHEME_NAMES: Readonly<Record<string, string>> = {
  '1000': 'IGV',
  '1016': 'IVAP',
  '2000': 'ISC',
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
