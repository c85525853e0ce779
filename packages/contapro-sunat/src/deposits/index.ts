export type { ReadTableOptions, TableBatch } from '../table-file/table-format.ts'
export type { DepositRow } from './deposit-row.ts'
export { depositVoucherCode } from './deposit-voucher-code.ts'
export { type ReadDepositsOptions, readDeposits } from './read-deposits.ts'
