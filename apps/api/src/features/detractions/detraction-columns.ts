import { type RowOf, schema } from '../../platform/db/index.ts'

const { detractionDeposits: deposits, vouchers } = schema

/** What the list and the receipt show of a deposit. */
export const depositColumns = {
  receiptNumber: deposits.receiptNumber,
  voucherCode: deposits.voucherCode,
  paidOn: deposits.paidOn,
  timeOfPayment: deposits.timeOfPayment,
  amount: deposits.amount,
  namedPeriod: deposits.namedPeriod,
  voucherType: deposits.voucherType,
  series: deposits.series,
  number: deposits.number,
  supplierRuc: deposits.supplierRuc,
  supplierName: deposits.supplierName,
  accountType: deposits.accountType,
  account: deposits.account,
  goodCode: deposits.goodCode,
  operationCode: deposits.operationCode,
  paymentNumber: deposits.paymentNumber,
}

/** What the list shows of a purchase. */
export const purchaseColumns = {
  code: vouchers.code,
  type: vouchers.type,
  series: vouchers.series,
  number: vouchers.number,
  issuedOn: vouchers.issuedOn,
  supplierDocument: vouchers.counterpartyDocument,
  supplierName: vouchers.counterpartyName,
  total: vouchers.total,
  missingExchangeRate: vouchers.missingExchangeRate,
  xmlDocument: vouchers.xmlDocument,
  itemCount: vouchers.itemCount,
  detractionCode: vouchers.xmlDetractionCode,
  detractionPercent: vouchers.xmlDetractionPercent,
  detractionAmount: vouchers.xmlDetractionAmount,
  xmlAccount: vouchers.xmlDetractionAccount,
  period: vouchers.period,
  igvDg: vouchers.igvDg,
  igvDgng: vouchers.igvDgng,
  credit: vouchers.credit,
}

/** A deposit; '' where the report leaves a text out. Amounts in céntimos. */
export type Deposit = RowOf<typeof depositColumns>

/** A purchase under detraction. Amounts in céntimos. */
export type DetractedPurchase = RowOf<typeof purchaseColumns>
