export { type FieldLimits, fieldLimits } from './account/field-limits.ts'
export { type PasswordProblem, passwordProblem } from './account/password-problem.ts'
export { addDays } from './civil-date/add-days.ts'
export {
  type CivilDate,
  civilDate,
  daysInMonth,
  formatSunatDate,
  parseCivilDate,
  parseSunatDate,
} from './civil-date/civil-date.ts'
export { isWorkingDay } from './civil-date/working-day.ts'
export { detractionAccountName } from './detraction/detraction-account-name.ts'
export { detractionAmount } from './detraction/detraction-amount.ts'
export {
  type DepositFile,
  type DepositFileLine,
  depositFileName,
  depositFileText,
  goodsOfDepositFile,
} from './detraction/deposit-file.ts'
export {
  type DepositDraft,
  depositLineProblems,
  type DepositLineProblem,
  parseDetractionAccount,
} from './detraction/deposit-line-problems.ts'
export { detractionDeadline, type DetractionDueDate, detractionDueDate } from './detraction/detraction-deadline.ts'
export { type DetractedVoucher, detractionDue, type StatedDetraction } from './detraction/detraction-due.ts'
export { type DetractionAnnex, type DetractionGood, detractionGoods } from './detraction/detraction-goods.ts'
export { isAboveDetractionMinimum } from './detraction/detraction-minimum.ts'
export {
  type DetractionOperation,
  detractionOperations,
  findDetractionOperation,
} from './detraction/detraction-operations.ts'
export { type DetractionRateInForce, detractionRateOn } from './detraction/detraction-rate-on.ts'
export { type DetractionRate, detractionRates } from './detraction/detraction-rates.ts'
export { findDetractionGood } from './detraction/find-detraction-good.ts'
export {
  type DetractionHints,
  subjectOperationTypes,
  suggestedDetractionGood,
} from './detraction/suggested-detraction-good.ts'
export {
  type EnteredExchangeRate,
  type ExchangeRateBounds,
  exchangeRateBounds,
  exchangeRateProblem,
  type ExchangeRateProblem,
  firstExchangeRateDay,
  parseExchangeRate,
} from './exchange-rate/exchange-rate.ts'
export type { FileError, FileErrorCode } from './file-error/file-error.ts'
export type { FileWarning, FileWarningCode } from './file-error/file-warning.ts'
export { type IgvRateBounds, igvRateBounds, isPlausibleIgvRate } from './igv/entered-igv-rate.ts'
export { type IgvRatePeriod, type IgvRegime, igvRates, igvRatesOn } from './igv/igv-rates.ts'
export { type IgvBalance, type IgvSummary, igvSummary } from './igv/igv-summary.ts'
export {
  type IgvRate,
  igvRateNames,
  igvRateOfPercent,
  igvRateText,
  isReducedRate,
  percentOfIgvRate,
  reducedIgvRates,
  reducedRateName,
} from './igv/igv-rate.ts'
export { iscBesideBase, type TaxedRow } from './igv/isc-beside-base.ts'
export { rateOf } from './igv/rate-of.ts'
export { amountInWords } from './money/amount-in-words.ts'
export { type Centimos, centimos, zeroCentimos } from './money/centimos.ts'
export {
  addCentimos,
  multiplyByRate,
  negateCentimos,
  percentOf,
  subtractCentimos,
  sumCentimos,
} from './money/centimos-arithmetic.ts'
export { trimDecimal } from './money/decimal.ts'
export { currencySymbol, formatCentimos, formatMoney, toDecimalText } from './money/format-centimos.ts'
export { parseCentimos } from './money/parse-centimos.ts'
export { roundToCentimos } from './money/round-to-centimos.ts'
export { type TextLimits, textLimits } from './text-limits/text-limits.ts'
export { isDni } from './person/dni.ts'
export { isMobileNumber } from './person/mobile-number.ts'
export { isPersonName } from './person/person-name.ts'
export { isNaturalPersonRuc, parseRuc, type Ruc, type RucProblem, rucCheckDigit, rucProblem } from './ruc/ruc.ts'
export { type SolUserProblem, solUserProblem } from './sol/sol-user-problem.ts'
export {
  addMonths,
  firstDay,
  lastDay,
  monthsBetween,
  parseTaxPeriod,
  periodOf,
  type TaxPeriod,
} from './tax-period/tax-period.ts'
export { type CreditTerm, creditTerms, lastCreditPeriod, type TermedVoucher } from './voucher/credit-term.ts'
export {
  type BoletaInOrder,
  type BoletaLimitBasis,
  boletaLimit,
  boletaPartWithinLimit,
  isInBoletaBase,
  isOverBoletaLimit,
  uitOf,
} from './voucher/boleta-limit.ts'
export { customerDocumentLimit } from './voucher/customer-document-limit.ts'
export type { PurchaseCredit } from './voucher/purchase-credit.ts'
export { crossingBoletaText, purchaseReasonText } from './voucher/purchase-reason-text.ts'
export {
  countsAsCredit,
  isOverTwelveMonths,
  type PurchaseCreditReason,
  type PurchaseDecision,
  type PurchaseFacts,
  type PurchaseStatus,
  type PurchaseStatusReason,
  type PurchaseTreatment,
  purchaseTreatment,
} from './voucher/purchase-treatment.ts'
export { signedAmount } from './voucher/signed-amount.ts'
export { seriesKey } from './voucher/series-key.ts'
export { withoutLeftZeros } from './voucher/voucher-number.ts'
export {
  findVoucherType,
  givesCredit,
  isAnnulled,
  isCreditNote,
  type VoucherType,
  type VoucherTypeCredit,
  voucherTypeName,
  voucherTypes,
} from './voucher/voucher-types.ts'
export {
  findWithholdingRegime,
  type WithholdingRegime,
  withholdingRegimes,
} from './withholding/withholding-regimes.ts'
