import type { StoredDeposit } from './stored-deposit.ts'

/**
 * Which of two reports' words about one receipt win: those that name a voucher, then those that tell the time of payment,
 * then the larger text of all fields. A total order, so that neither order nor repetition of uploads changes the outcome.
 */
export function compareDeposits(a: StoredDeposit, b: StoredDeposit): number {
  return (
    Number(a.voucherCode !== null) - Number(b.voucherCode !== null) ||
    Number(a.timeOfPayment !== null) - Number(b.timeOfPayment !== null) ||
    compareTexts(depositText(a), depositText(b))
  )
}

const comparedFields = [
  'voucherCode',
  'namedPeriod',
  'paidOn',
  'timeOfPayment',
  'amount',
  'supplierRuc',
  'supplierName',
  'customerDocumentType',
  'customerDocument',
  'customerName',
  'accountType',
  'account',
  'goodCode',
  'operationCode',
  'voucherType',
  'series',
  'number',
  'paymentNumber',
] as const satisfies readonly (keyof StoredDeposit)[]

const depositText = (deposit: StoredDeposit): string => JSON.stringify(comparedFields.map((field) => deposit[field]))

const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
