import type { TestFile } from './uploads.ts'

/** A factura of a test and what it says of its detraction. */
export interface DetractedFactura {
  readonly customer: string
  readonly number: string
  readonly issuedOn?: string
  readonly supplier?: string
  /** Of the voucher; PEN unless stated otherwise. */
  readonly currency?: string
  /** Decimal text. */
  readonly taxable?: string
  readonly igv?: string
  readonly total?: string
  /** The amount to pay where it is not the total. */
  readonly payable?: string
  /** A perception of 2 %, decimal text. */
  readonly perception?: string
  readonly item?: string
  /** Catálogo 51; 0101 unless stated otherwise. */
  readonly operationType?: string
  readonly detraction?: {
    readonly code: string
    readonly percent: string
    readonly amount?: string
    readonly currency?: string
    readonly account?: string
  }
}

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'

/** Its UBL 2.1: of 1,000.00 and IGV 180.00 on 5 August 2026 unless the facts say otherwise. */
export function facturaXml(facts: DetractedFactura): TestFile {
  const { customer, number, supplier = '20990000027', currency = 'PEN', item = 'Tornillos', detraction } = facts
  const { issuedOn = '2026-08-05', operationType = '0101' } = facts
  const { taxable = '1000.00', igv = '180.00', total = '1180.00', payable = total, perception } = facts
  const money = (tag: string, amount: string): string => `<cbc:${tag} currencyID="${currency}">${amount}</cbc:${tag}>`
  const taxes = `<cac:TaxTotal>${money('TaxAmount', igv)}<cac:TaxSubtotal>${money('TaxableAmount', taxable)}${money('TaxAmount', igv)}<cac:TaxCategory><cbc:Percent>18</cbc:Percent><cbc:TaxExemptionReasonCode>10</cbc:TaxExemptionReasonCode><cac:TaxScheme><cbc:ID>1000</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>`
  const content = [
    `<?xml version="1.0" encoding="UTF-8"?><Invoice xmlns="${UBL}:Invoice-2" xmlns:cac="${UBL}:CommonAggregateComponents-2" xmlns:cbc="${UBL}:CommonBasicComponents-2">`,
    `<cbc:UBLVersionID>2.1</cbc:UBLVersionID><cbc:ID>F001-${number}</cbc:ID><cbc:IssueDate>${issuedOn}</cbc:IssueDate><cbc:InvoiceTypeCode listID="${operationType}">01</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>${currency}</cbc:DocumentCurrencyCode>`,
    party('AccountingSupplierParty', supplier),
    party('AccountingCustomerParty', customer),
    detraction ? detractionXml(detraction) : '',
    perception ? perceptionXml(money('Amount', perception)) : '',
    taxes,
    `<cac:LegalMonetaryTotal>${money('LineExtensionAmount', taxable)}${money('TaxInclusiveAmount', total)}${money('PayableAmount', payable)}</cac:LegalMonetaryTotal>`,
    `<cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="NIU">1</cbc:InvoicedQuantity>${money('LineExtensionAmount', taxable)}${taxes}<cac:Item><cbc:Description>${item}</cbc:Description></cac:Item><cac:Price>${money('PriceAmount', taxable)}</cac:Price></cac:InvoiceLine></Invoice>`,
  ].join('')
  return { name: `${supplier}-01-F001-${number}.xml`, content }
}

const perceptionXml = (amount: string): string =>
  `<cac:AllowanceCharge><cbc:ChargeIndicator>true</cbc:ChargeIndicator><cbc:AllowanceChargeReasonCode>51</cbc:AllowanceChargeReasonCode><cbc:MultiplierFactorNumeric>0.02</cbc:MultiplierFactorNumeric>${amount}</cac:AllowanceCharge>`

function detractionXml(detraction: NonNullable<DetractedFactura['detraction']>): string {
  const { code, percent, amount, currency = 'PEN', account } = detraction
  const means = account
    ? `<cac:PaymentMeans><cbc:ID>Detraccion</cbc:ID><cac:PayeeFinancialAccount><cbc:ID>${account}</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>`
    : ''
  const stated = amount ? `<cbc:Amount currencyID="${currency}">${amount}</cbc:Amount>` : ''
  return `${means}<cac:PaymentTerms><cbc:ID>Detraccion</cbc:ID><cbc:PaymentMeansID>${code}</cbc:PaymentMeansID><cbc:PaymentPercent>${percent}</cbc:PaymentPercent>${stated}</cac:PaymentTerms>`
}

function party(role: string, ruc: string): string {
  return `<cac:${role}><cac:Party><cac:PartyIdentification><cbc:ID schemeID="6">${ruc}</cbc:ID></cac:PartyIdentification><cac:PartyLegalEntity><cbc:RegistrationName>PARTE ${ruc}</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:${role}>`
}
