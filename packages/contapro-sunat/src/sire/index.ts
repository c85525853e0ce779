export type {
  ModifiedVoucher,
  PurchaseAmounts,
  PurchaseRow,
  RegisterBook,
  RegisterLayout,
  RegisterRow,
  SaleAmounts,
  SaleRow,
} from './register-row.ts'
export { type PleFile, parsePleFileName } from './ple-file-name.ts'
export { readRegister } from './read-register.ts'
export type { ReadRegisterOptions, RegisterBatch, RegisterFileInfo } from './register-batch.ts'
export type { ReadTableOptions, TableBatch } from '../table-file/table-format.ts'
export { carOf, purchaseKey, registerKey, saleKey, type VoucherKey, voucherCode } from './voucher-key.ts'
export { compareRegisterRows, type PlacedRow, registerRowText } from './compare-register-rows.ts'
export { fileMadeAt } from './file-made-at.ts'
export { compareFilePlaces, type FilePlace } from './file-place.ts'
export { formatRegisterRow, registerHeader } from './format-register-row.ts'
export { type ProposalFile, proposalFileName, type ReplacementFile, replacementFileName } from './register-file-name.ts'
export { type RceTokenCount, replacementLine } from './replacement-line.ts'
export { totalMismatch } from './total-mismatch.ts'
export { withoutCredit } from './without-credit.ts'
export { type FileKind, SNIFF_BYTES, type SniffedFile, sniffFile } from './sniff-file.ts'
