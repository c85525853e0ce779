import { readUbl, type UblVoucher } from '../../src/ubl/index.ts'

/** Base and tax of a scheme of catálogo 05, in soles; without a base where the XML states none. */
export interface WrittenTax {
  readonly scheme: string
  readonly base?: string
  readonly tax: string
}

/** A line of a voucher: its value, and its IGV by rate and affectation of catálogo 07. */
interface WrittenLine {
  readonly value: string
  readonly igv: string
  readonly percent?: string
  readonly affectation?: string
}

/** What a written voucher says; the rest is an ordinary factura between two companies. */
export interface WrittenVoucher {
  readonly root?: 'Invoice' | 'CreditNote'
  readonly id?: string
  readonly version?: '2.1' | '2.0'
  readonly issuedOn?: string
  readonly operation?: string
  readonly currency?: string
  readonly taxes: readonly WrittenTax[]
  readonly payable: string
  readonly lines?: readonly WrittenLine[]
  /** Elements of `LegalMonetaryTotal` besides the amount to pay. */
  readonly totals?: string
  /** Elements of the voucher itself. */
  readonly more?: string
  /** `sac:AdditionalInformation` of UBL 2.0. */
  readonly additional?: string
}

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'

/** Reads a voucher written here, which must be good. */
export function readWritten(voucher: WrittenVoucher): UblVoucher {
  const result = readUbl(writtenBytes(voucher))
  if (!result.ok || result.document.kind !== 'voucher') throw new Error(JSON.stringify(result))
  return result.document
}

export const writtenBytes = (voucher: WrittenVoucher): Uint8Array => new TextEncoder().encode(writtenXml(voucher))

/** An amount element in a currency. */
export const money = (tag: string, amount: string, currency = 'PEN'): string =>
  `<cbc:${tag} currencyID="${currency}">${amount}</cbc:${tag}>`

export function writtenXml(voucher: WrittenVoucher): string {
  const { root = 'Invoice', version = '2.1', currency = 'PEN', payable, totals = '', more = '' } = voucher
  const extension =
    voucher.additional === undefined
      ? ''
      : `<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><sac:AdditionalInformation>${voucher.additional}</sac:AdditionalInformation></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>`
  const type =
    root === 'Invoice' ? `<cbc:InvoiceTypeCode listID="${voucher.operation ?? '0101'}">01</cbc:InvoiceTypeCode>` : ''
  return [
    `<${root} xmlns="${UBL}:${root}-2" xmlns:cac="${UBL}:CommonAggregateComponents-2" xmlns:cbc="${UBL}:CommonBasicComponents-2" xmlns:ext="${UBL}:CommonExtensionComponents-2" xmlns:sac="urn:sunat:names:specification:ubl:peru:schema:xsd:SunatAggregateComponents-1">`,
    extension,
    `<cbc:UBLVersionID>${version}</cbc:UBLVersionID><cbc:ID>${voucher.id ?? 'F001-1'}</cbc:ID><cbc:IssueDate>${voucher.issuedOn ?? '2026-08-05'}</cbc:IssueDate>${type}<cbc:DocumentCurrencyCode>${currency}</cbc:DocumentCurrencyCode>`,
    party('Supplier', '20990000027'),
    party('Customer', '20990000019'),
    more,
    ...voucher.taxes.map((tax) => `<cac:TaxTotal>${subtotal(tax, currency)}</cac:TaxTotal>`),
    `<cac:LegalMonetaryTotal>${totals}${money('PayableAmount', payable, currency)}</cac:LegalMonetaryTotal>`,
    ...(voucher.lines ?? []).map((line) => lineXml(line, root, currency)),
    `</${root}>`,
  ].join('')
}

function subtotal({ scheme, base, tax }: WrittenTax, currency: string, category = ''): string {
  const taxable = base === undefined ? '' : money('TaxableAmount', base, currency)
  return `<cac:TaxSubtotal>${taxable}${money('TaxAmount', tax, currency)}<cac:TaxCategory>${category}<cac:TaxScheme><cbc:ID>${scheme}</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal>`
}

function lineXml({ value, igv, percent, affectation }: WrittenLine, root: string, currency: string): string {
  const category = `${percent === undefined ? '' : `<cbc:Percent>${percent}</cbc:Percent>`}${affectation === undefined ? '' : `<cbc:TaxExemptionReasonCode>${affectation}</cbc:TaxExemptionReasonCode>`}`
  return `<cac:${root}Line><cbc:ID>1</cbc:ID>${money('LineExtensionAmount', value, currency)}<cac:TaxTotal>${subtotal({ scheme: '1000', tax: igv }, currency, category)}</cac:TaxTotal><cac:Item><cbc:Description>CERVEZA</cbc:Description></cac:Item></cac:${root}Line>`
}

const party = (side: string, ruc: string): string =>
  `<cac:Accounting${side}Party><cac:Party><cac:PartyIdentification><cbc:ID schemeID="6">${ruc}</cbc:ID></cac:PartyIdentification></cac:Party></cac:Accounting${side}Party>`
