import { periodOf } from '@contapro/sunat'
import { type PurchaseAmounts, type SaleAmounts, voucherCode } from '@contapro/sunat/sire'
import { ownPurchaseAmounts, ownSaleAmounts, statedDetraction, type UblVoucher } from '@contapro/sunat/ubl'
import { columnsOf, noColumns } from './amount-columns.ts'
import {
  noPlace,
  type Operation,
  type RegisterAspect,
  type UntreatedVoucher,
  type VoucherAmounts,
  type XmlAspect,
} from './voucher-row.ts'

/** What an XML voucher says. Until a register names it, it stands in its issue month with the amounts of the XML. */
export function ublVoucherRow(voucher: UblVoucher, operation: Operation, sha256: string): UntreatedVoucher {
  const { type, series, number } = voucher
  const issuerDocument = voucher.supplier.document
  return {
    operation,
    code: voucherCode({ issuerDocument, type, series, number }),
    issuerDocument,
    type,
    series,
    number,
    ...registerAspect(voucher, operation),
    ...xmlAspect(voucher, operation, sha256),
    overBoletaLimit: false,
    decision: null,
  }
}

function registerAspect(voucher: UblVoucher, operation: Operation): RegisterAspect {
  const counterparty = operation === 'COMPRA' ? voucher.supplier : voucher.customer
  return {
    source: 'xml',
    period: periodOf(voucher.issuedOn),
    issuedOn: voucher.issuedOn,
    dueOn: voucher.dueOn,
    finalNumber: null,
    counterpartyDocumentType: counterparty.documentType,
    counterpartyDocument: counterparty.document,
    counterpartyName: counterparty.name,
    currency: voucher.currency,
    exchangeRate: null,
    modifiedIssuedOn: null,
    modifiedType: voucher.modified?.type ?? null,
    modifiedSeries: voucher.modified?.series ?? null,
    modifiedNumber: voucher.modified?.number ?? null,
    noteType: voucher.modified?.reasonCode ?? '',
    state: '',
    ownState: null,
    customsYear: '',
    operationType: voucher.operationType ?? '',
    registerDetraction: false,
    alsoAnnotatedIn: [],
    ...noPlace,
    setAside: [],
    ...amountsInSoles(voucher, operation),
  }
}

/** Another currency has no soles without a register row or an exchange rate: nothing is counted (decisions 20). */
function amountsInSoles(voucher: UblVoucher, operation: Operation): VoucherAmounts {
  return voucher.currency === 'PEN' ? columnsOf(ownAmountsOf(voucher, operation)) : noColumns(operation)
}

const ownAmountsOf = (voucher: UblVoucher, operation: Operation): PurchaseAmounts | SaleAmounts =>
  operation === 'COMPRA' ? ownPurchaseAmounts(voucher) : ownSaleAmounts(voucher)

function xmlAspect(voucher: UblVoucher, operation: Operation, sha256: string): XmlAspect {
  const detraction = statedDetraction(voucher)
  return {
    xmlDocument: sha256,
    itemDescription: voucher.lines[0]?.description ?? null,
    itemCount: voucher.lines.length,
    originalCurrency: voucher.currency,
    originalNet: voucher.netTotal,
    originalIgv: voucher.taxes.reduce((sum, tax) => (tax.scheme === IGV_SCHEME ? sum + tax.amount : sum), 0),
    originalTotal: voucher.payable,
    originalAmounts: voucher.currency === 'PEN' ? null : ownAmountsOf(voucher, operation),
    xmlRemainder: voucher.remainder === 0 ? null : voucher.remainder,
    igvPercents: voucher.igvPercents,
    addresseeDocumentType: voucher.customer.documentType,
    addresseeDocument: voucher.customer.document,
    xmlDetractionCode: detraction.code,
    xmlDetractionPercent: detraction.percent,
    xmlDetractionAmount: detraction.amount,
    xmlDetractionAccount: voucher.detraction?.account ?? null,
    xmlOperationType: voucher.operationType,
  }
}

/** Catálogo 05. */
const IGV_SCHEME = '1000'
