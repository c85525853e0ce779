export { printVoucher } from './print-voucher.ts'
export type { PrintedColumn, PrintedFact, PrintedVoucher } from './printed-voucher.ts'
export { qrText } from './qr-text.ts'
