export { purchaseAmountsInSoles, saleAmountsInSoles } from './amounts-in-soles.ts'
export { collectedPerception } from './collected-perception.ts'
export { normalisePercent } from './read-lines.ts'
export { type ReadUblResult, readUbl } from './read-ubl.ts'
export { remainderText } from './remainder-text.ts'
export { statedDetraction } from './stated-detraction.ts'
export type {
  UblAdjustment,
  UblAdvance,
  UblDialect,
  UblDocument,
  UblLine,
  UblParty,
  UblPerception,
  UblRetention,
  UblTax,
  UblVoucher,
  UblWithholding,
} from './ubl-voucher.ts'
export { ownPurchaseAmounts, ownSaleAmounts, purchaseAmountsOf, saleAmountsOf } from './voucher-amounts.ts'
