export {
  type CivilDate,
  civilDate,
  daysInMonth,
  formatSunatDate,
  parseCivilDate,
  parseSunatDate,
} from './civil-date/civil-date.ts'
export type { FileError, FileErrorCode } from './file-error/file-error.ts'
export { type IgvRatePeriod, type IgvRegime, igvRates, igvRatesOn } from './igv/igv-rates.ts'
export { type IgvBalance, type IgvSummary, igvSummary } from './igv/igv-summary.ts'
export { type IgvRate, rateOf, reducedRateName } from './igv/rate-of.ts'
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
export { formatCentimos, formatMoney, toDecimalText } from './money/format-centimos.ts'
export { parseCentimos } from './money/parse-centimos.ts'
export { roundToCentimos } from './money/round-to-centimos.ts'
export { isNaturalPersonRuc, parseRuc, type Ruc, type RucProblem, rucCheckDigit, rucProblem } from './ruc/ruc.ts'
export {
  addMonths,
  firstDay,
  lastDay,
  monthsBetween,
  parseTaxPeriod,
  periodOf,
  type TaxPeriod,
} from './tax-period/tax-period.ts'
export { type BoletaLimitBasis, boletaLimit, isOverBoletaLimit, uitOf } from './voucher/boleta-limit.ts'
export { purchaseReasonText } from './voucher/purchase-reason-text.ts'
export {
  countsAsCredit,
  isOverTwelveMonths,
  type PurchaseCredit,
  type PurchaseCreditReason,
  type PurchaseDecision,
  type PurchaseFacts,
  type PurchaseStatus,
  type PurchaseStatusReason,
  type PurchaseTreatment,
  purchaseTreatment,
} from './voucher/purchase-treatment.ts'
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
