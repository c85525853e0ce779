import { owner, type Party } from './parties.ts'
import type { PlannedVoucher } from './planned-voucher.ts'
import { sunatText, xmlText } from './texts.ts'
import { type Part, partsOf } from './voucher-parts.ts'

/** Totals of catálogo 14 by the scheme of what they sum. */
const TOTALS: Readonly<Record<string, string>> = { '1000': '1001', '9998': '1002', '9997': '1003' }

const soles = (tag: string, centimos: number): string =>
  `<cbc:${tag} currencyID="PEN">${sunatText(centimos)}</cbc:${tag}>`

/** A voucher's UBL 2.0 as SUNAT's portal wrote it (series E001): bases apart from the taxes, RUC and name in other places; unsigned. */
export function legacyVoucherXml(voucher: PlannedVoucher): string {
  const { type, book, modified, noteType = '01' } = voucher
  const root = type === '07' ? 'CreditNote' : 'Invoice'
  const quantity = type === '07' ? 'CreditedQuantity' : 'InvoicedQuantity'
  const parts = partsOf(voucher)
  const net = parts.reduce((sum, { base }) => sum + base, 0)
  const igv = parts.reduce((sum, { tax }) => sum + tax, 0)
  const [supplier, customer] = book === 'RCE' ? [voucher.party, owner] : [owner, voucher.party]
  const id = modified && `${modified.series} - ${modified.number}`
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${UBL}:${root}-2" xmlns:cac="${UBL}:CommonAggregateComponents-2" xmlns:cbc="${UBL}:CommonBasicComponents-2" xmlns:ext="${UBL}:CommonExtensionComponents-2" xmlns:sac="urn:sunat:names:specification:ubl:peru:schema:xsd:SunatAggregateComponents-1">`,
    `<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><sac:AdditionalInformation>${totalsXml(voucher, parts, net)}</sac:AdditionalInformation></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>`,
    `<cbc:UBLVersionID>2.0</cbc:UBLVersionID><cbc:ID>${voucher.series}-${voucher.number}</cbc:ID><cbc:IssueDate>${voucher.issuedOn}</cbc:IssueDate>`,
    root === 'Invoice' ? `<cbc:InvoiceTypeCode>${type}</cbc:InvoiceTypeCode>` : '',
    '<cbc:DocumentCurrencyCode>PEN</cbc:DocumentCurrencyCode>',
    modified
      ? `<cac:DiscrepancyResponse><cbc:ReferenceID>${id}</cbc:ReferenceID><cbc:ResponseCode>${noteType}</cbc:ResponseCode></cac:DiscrepancyResponse><cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>${id}</cbc:ID><cbc:DocumentTypeCode>${modified.type}</cbc:DocumentTypeCode></cac:InvoiceDocumentReference></cac:BillingReference>`
      : '',
    partyXml('Supplier', supplier),
    partyXml('Customer', customer),
    taxXml('2000', 0),
    taxXml('1000', igv),
    `<cac:LegalMonetaryTotal>${soles('LineExtensionAmount', net)}${soles('PayableAmount', net + igv)}</cac:LegalMonetaryTotal>`,
    ...parts.map(
      ({ base, tax, affectation }, i) =>
        `<cac:${root}Line><cbc:ID>${i + 1}</cbc:ID><cbc:${quantity} unitCode="ZZ">1</cbc:${quantity}>${soles('LineExtensionAmount', base)}${taxXml('1000', tax, affectation)}<cac:Item><cbc:Description>Servicio ${i + 1}</cbc:Description></cac:Item></cac:${root}Line>`,
    ),
    `</${root}>\n`,
  ].join('')
}

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'

const total = (id: string, amount: number): string =>
  `<sac:AdditionalMonetaryTotal><cbc:ID>${id}</cbc:ID>${soles('PayableAmount', amount)}</sac:AdditionalMonetaryTotal>`

/** The notes of the portal state the subtotal alone (1005). */
function totalsXml({ legacy }: PlannedVoucher, parts: readonly Part[], net: number): string {
  const stated = legacy === 'totals' ? parts.map(({ scheme, base }) => total(TOTALS[scheme] ?? '', base)) : []
  return [...stated, total('1004', 0), total('1005', net)].join('')
}

function taxXml(scheme: string, amount: number, affectation?: string): string {
  const category =
    affectation === undefined ? '' : `<cbc:TaxExemptionReasonCode>${affectation}</cbc:TaxExemptionReasonCode>`
  return `<cac:TaxTotal>${soles('TaxAmount', amount)}<cac:TaxSubtotal>${soles('TaxAmount', amount)}<cac:TaxCategory>${category}<cac:TaxScheme><cbc:ID>${scheme}</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>`
}

function partyXml(side: string, { documentType, document, name }: Party): string {
  return `<cac:Accounting${side}Party><cbc:CustomerAssignedAccountID>${document}</cbc:CustomerAssignedAccountID><cbc:AdditionalAccountID>${documentType}</cbc:AdditionalAccountID><cac:Party><cac:PartyLegalEntity><cbc:RegistrationName>${xmlText(name)}</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:Accounting${side}Party>`
}
