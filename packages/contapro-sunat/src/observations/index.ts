export { amountStatedOtherwise } from './amount-stated-otherwise.ts'
export { amountsMismatch } from './amounts-mismatch.ts'
export { annulledWithAmounts } from './annulled-with-amounts.ts'
export { bankPaymentNeeded } from './bank-payment-needed.ts'
export { boletaOfOtherRegime, boletaOfUnknownRegime } from './boleta-of-other-regime.ts'
export { detractionAboveTotal } from './detraction-above-total.ts'
export { detractionDepositedBefore } from './detraction-deposited-before.ts'
export { detractionDepositedLate } from './detraction-deposited-late.ts'
export { detractionMarkMissing } from './detraction-mark-missing.ts'
export { detractionWithoutDeposit } from './detraction-without-deposit.ts'
export { detractionOverpaid } from './detraction-overpaid.ts'
export { type DetractionState, detractionState } from './detraction-state.ts'
export { detractionLoweredLate } from './detraction-lowered-late.ts'
export { duplicate } from './duplicate.ts'
export { foreignItem } from './foreign-item.ts'
export { defaultForeignWords, foreignWordKey, foreignWordTest } from './foreign-words.ts'
export { isNote } from './is-note.ts'
export { issuerNotActive } from './issuer-not-active.ts'
export { issuerNotFound } from './issuer-not-found.ts'
export { type IssuerStanding, issuerStanding } from './issuer-standing.ts'
export { noteNamesNoVoucher } from './note-names-no-voucher.ts'
export { noteWithoutVoucher } from './note-without-voucher.ts'
export type { Observation } from './observation.ts'
export type { ObservationCode } from './observation-code.ts'
export type { ObservationRule } from './observation-rule.ts'
export { isObservationCode, observationRules } from './observation-rules.ts'
export { observePurchase } from './observe-purchase.ts'
export type {
  DepositFact,
  EnteredDetraction,
  IgvRateInForce,
  IssuerRegime,
  ModifiedFact,
  NoteFact,
  ObservationSettings,
  ObservedPurchase,
} from './observed-purchase.ts'
export { mergeNumberRuns, type NumberedVoucher, type NumberRun, numberRunOf } from './number-runs.ts'
export type { ObservedSale, SaleRuleSettings } from './observed-sale.ts'
export { observeSale } from './observe-sale.ts'
export { isModifiedMissing } from './modified-missing.ts'
export { rateImpossible } from './rate-impossible.ts'
export {
  type AdvisedSale,
  type NumberGap,
  type SaleAdvice,
  saleAdvice,
  type SaleAdviceCode,
  saleAdviceCodes,
} from './sale-advice.ts'
export type { SaleFindingCode, SaleRule } from './sale-rule.ts'
export { saleRules } from './sale-rules.ts'
