export { normalisePercent } from './read-lines.ts'
export { type ReadUblResult, readUbl } from './read-ubl.ts'
export type { UblDialect, UblDocument, UblLine, UblParty, UblTax, UblVoucher, UblWithholding } from './ubl-voucher.ts'
export { purchaseAmountsOf, saleAmountsOf } from './voucher-amounts.ts'
