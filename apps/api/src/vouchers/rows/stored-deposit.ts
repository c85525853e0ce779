import { type DepositRow, depositVoucherCode } from '@contapro/sunat/deposits'
import type { SetAsideDeposit } from '../../platform/db/schema/set-aside-row.ts'
import type { Operation } from './voucher-row.ts'

/** A deposit as a row of `detraction_deposits`, without its versions. */
export interface StoredDeposit extends Omit<DepositRow, 'line' | 'period'> {
  readonly operation: Operation
  readonly voucherCode: string | null
  /** Of its voucher, where that is known; else the one that the deposit names. */
  readonly period: string
  readonly namedPeriod: string
  /** What other reports say of the receipt and does not count; null if they say the same. */
  readonly setAside: readonly SetAsideDeposit[] | null
}

/** A deposit as a report brings it. */
export interface ReadDeposit extends StoredDeposit {
  /** 1-based line of the report. */
  readonly line: number
}

/** A line of the report of the company with this RUC: of a purchase, unless the company is the supplier. */
export function storedDeposit(row: DepositRow, ownRuc: string): ReadDeposit {
  return {
    line: row.line,
    setAside: null,
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
