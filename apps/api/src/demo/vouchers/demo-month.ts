import { addMonths, type TaxPeriod } from '@contapro/sunat'
import type { DemoCompany } from '../companies/demo-company.ts'
import type { DemoVoucher } from './demo-voucher.ts'
import { type DemoDeposit, depositsReported } from './deposits.ts'
import { purchaseNotes, salesNotes } from './notes.ts'
import { forgottenPurchase, purchasesIssued } from './purchases.ts'
import { rareSalesOf } from './rare-sales.ts'
import { rarePurchasesOf } from './rare-vouchers.ts'
import { salesIssued, ticketsIssued } from './sales.ts'
import { type DemoWithholding, withholdingsOf } from './withholdings.ts'

/** A month of a company: what its registers hold, and what exists as XML. */
export interface DemoMonth {
  readonly company: DemoCompany
  readonly period: TaxPeriod
  /** Rows of RCE, by issue date. */
  readonly purchases: readonly DemoVoucher[]
  /** Rows of RVIE, by issue date. */
  readonly sales: readonly DemoVoucher[]
  /** Purchases issued in this month that the next month's register will hold: until then only their XML tells of them. */
  readonly awaited: readonly DemoVoucher[]
  readonly withholdings: readonly DemoWithholding[]
  /** Detractions that the company deposited, as the report of this month tells. */
  readonly deposits: readonly DemoDeposit[]
}

/** The month of a company, the same for every call. */
export function demoMonth(company: DemoCompany, period: TaxPeriod): DemoMonth {
  const issued = purchasesIssued(company, period)
  const before = purchasesIssued(company, addMonths(period, -1))
  const forgotten = forgottenPurchase(company, period)
  const purchases = [
    ...issued.onTime,
    ...before.late,
    ...forgotten,
    ...purchaseNotes(company, period),
    ...rarePurchasesOf(company, period),
  ]
  const sales = [
    ...salesIssued(company, period),
    ...ticketsIssued(company, period),
    ...salesNotes(company, period),
    ...rareSalesOf(company, period),
  ]
  return {
    company,
    period,
    purchases: purchases.toSorted(byDate),
    sales: sales.toSorted(byDate),
    awaited: issued.late,
    deposits: depositsReported(company, period, { issued, issuedBefore: before, forgotten }),
    withholdings: withholdingsOf(company, period, [...issued.onTime, ...sales]),
  }
}

function byDate(a: DemoVoucher, b: DemoVoucher): number {
  return a.issuedOn < b.issuedOn ? -1 : Number(a.issuedOn > b.issuedOn)
}
