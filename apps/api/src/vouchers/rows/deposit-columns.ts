import type { StoredDeposit } from './stored-deposit.ts'

/** Column and type of every field of a deposit. */
const columns: {
  readonly [field in keyof StoredDeposit]: readonly [column: string, type: 'text' | 'date' | 'bigint' | 'jsonb']
} = {
  receiptNumber: ['receipt_number', 'text'],
  operation: ['operation', 'text'],
  voucherCode: ['voucher_code', 'text'],
  period: ['period', 'text'],
  namedPeriod: ['named_period', 'text'],
  paidOn: ['paid_on', 'date'],
  timeOfPayment: ['time_of_payment', 'text'],
  amount: ['amount_centimos', 'bigint'],
  voucherType: ['voucher_type', 'text'],
  series: ['series', 'text'],
  number: ['number', 'text'],
  supplierRuc: ['supplier_ruc', 'text'],
  supplierName: ['supplier_name', 'text'],
  customerDocumentType: ['customer_document_type', 'text'],
  customerDocument: ['customer_document', 'text'],
  customerName: ['customer_name', 'text'],
  accountType: ['account_type', 'text'],
  account: ['account', 'text'],
  goodCode: ['good_code', 'text'],
  operationCode: ['operation_code', 'text'],
  paymentNumber: ['payment_number', 'text'],
  setAside: ['set_aside', 'jsonb'],
}

const fields = Object.entries(columns)

/** Columns of `detraction_deposits` that hold a deposit. */
export const depositColumns: readonly string[] = fields.map(([, [column]]) => column)

/** The fields of a deposit under their own names, for a SELECT from the table called `d`. */
export const depositSelection = fields
  .map(([field, [column, type]]) => `d.${column}${type === 'bigint' ? '::float8' : ''} AS "${field}"`)
  .join(', ')

/** The fields of a deposit in JSON, as the record called `d`. */
export const depositRecord = `d(${fields.map(([field, [, type]]) => `"${field}" ${type}`).join(', ')})`

/** The fields of that record in the order of `depositColumns`. */
export const depositRecordFields = fields.map(([field]) => `d."${field}"`).join(', ')
