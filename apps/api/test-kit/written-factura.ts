import type { TestFile } from './uploads.ts'

/** What a written factura says; the buyer is whoever does not sell. */
export interface WrittenFactura {
  readonly id: string
  readonly seller: string
  readonly buyer: string
  readonly issuedOn?: string
  /** Catálogo 51. */
  readonly operation?: string
  /** Scheme of catálogo 05, base and tax in soles. */
  readonly taxes: readonly (readonly [scheme: string, base: string, tax: string])[]
  readonly payable: string
  /** Further elements of the factura itself. */
  readonly more?: string
}

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'

/** An amount in soles. */
export const soles = (tag: string, amount: string): string => `<cbc:${tag} currencyID="PEN">${amount}</cbc:${tag}>`

/** A factura in UBL 2.1 as a file, as far as it says anything. */
export function writtenFactura(factura: WrittenFactura): TestFile {
  const { id, seller, buyer, taxes, payable, issuedOn = '2026-08-10', operation = '0101', more = '' } = factura
  const content = [
    `<Invoice xmlns="${UBL}:Invoice-2" xmlns:cac="${UBL}:CommonAggregateComponents-2" xmlns:cbc="${UBL}:CommonBasicComponents-2">`,
    `<cbc:UBLVersionID>2.1</cbc:UBLVersionID><cbc:ID>${id}</cbc:ID><cbc:IssueDate>${issuedOn}</cbc:IssueDate><cbc:InvoiceTypeCode listID="${operation}">01</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>PEN</cbc:DocumentCurrencyCode>`,
    party('Supplier', seller),
    party('Customer', buyer),
    more,
    ...taxes.map(([scheme, base, tax]) => `<cac:TaxTotal>${subtotal(scheme, base, tax)}</cac:TaxTotal>`),
    `<cac:LegalMonetaryTotal>${soles('PayableAmount', payable)}</cac:LegalMonetaryTotal></Invoice>`,
  ].join('')
  return { name: `${seller}-01-${id}.xml`, content }
}

const subtotal = (scheme: string, base: string, tax: string): string =>
  `<cac:TaxSubtotal>${soles('TaxableAmount', base)}${soles('TaxAmount', tax)}<cac:TaxCategory><cac:TaxScheme><cbc:ID>${scheme}</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal>`

const party = (side: string, document: string): string =>
  `<cac:Accounting${side}Party><cac:Party><cac:PartyIdentification><cbc:ID schemeID="6">${document}</cbc:ID></cac:PartyIdentification><cac:PartyLegalEntity><cbc:RegistrationName>DE PRUEBA S.A.C.</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:Accounting${side}Party>`
