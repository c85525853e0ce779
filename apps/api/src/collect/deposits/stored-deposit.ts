import { type DepositRow, depositVoucherCode } from '@contapro/sunat/deposits'
import type { Operation } from '../vouchers/voucher-row.ts'

/** A deposit as a row of `detraction_deposits`, without its versions. */
export interface StoredDeposit extends Omit<DepositRow, 'line' | 'period'> {
  readonly operation: Operation
  readonly voucherCode: string | null
  /** Of its voucher, where that is known; else the one that the deposit names. */
  readonly period: string
  readonly namedPeriod: string
}

/** A deposit as its file has it. */
export interface IncomingDeposit extends StoredDeposit {
  /** 1-based line of the report. */
  readonly line: number
  /** The report's name in a zip; null outside of one. */
  readonly entry: string | null
}

/** A line of the report of the company with this RUC: of a purchase, unless the company is the supplier. */
export function incomingDeposit(row: DepositRow, ownRuc: string): IncomingDeposit {
  return {
    line: row.line,
    entry: null,
    receiptNumber: row.receiptNumber,
    operation: row.supplierRuc === ownRuc ? 'VENTA' : 'COMPRA',
    voucherCode: depositVoucherCode(row),
    period: row.period,
    namedPeriod: row.period,
    paidOn: row.paidOn,
    timeOfPayment: row.timeOfPayment,
    amount: row.amount,
    voucherType: row.voucherType,
    series: row.series,
    number: row.number,
    supplierRuc: row.supplierRuc,
    supplierName: row.supplierName,
    customerDocumentType: row.customerDocumentType,
    customerDocument: row.customerDocument,
    customerName: row.customerName,
    accountType: row.accountType,
    account: row.account,
    goodCode: row.goodCode,
    operationCode: row.operationCode,
    paymentNumber: row.paymentNumber,
  }
}
