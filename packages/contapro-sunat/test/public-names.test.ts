import { describe, expect, it } from 'vitest'
import * as main from '../src/index.ts'
import * as deposits from '../src/deposits/index.ts'
import * as observations from '../src/observations/index.ts'
import * as padron from '../src/padron/index.ts'
import * as pdt621 from '../src/pdt-621/index.ts'
import * as printedVoucher from '../src/printed-voucher/index.ts'
import * as sire from '../src/sire/index.ts'
import * as siscont from '../src/siscont/index.ts'
import * as ubl from '../src/ubl/index.ts'

const names = (entry: object) => Object.keys(entry).toSorted()

describe('the public names', () => {
  it('of the main entry are these', () => {
    expect(names(main)).toMatchInlineSnapshot(`
      [
        "addCentimos",
        "addDays",
        "addMonths",
        "amountInWords",
        "boletaLimit",
        "boletaPartWithinLimit",
        "centimos",
        "civilDate",
        "countsAsCredit",
        "creditTerms",
        "crossingBoletaText",
        "currencySymbol",
        "customerDocumentLimit",
        "daysInMonth",
        "depositFileName",
        "depositFileText",
        "depositLineProblems",
        "detractionAccountName",
        "detractionAmount",
        "detractionDeadline",
        "detractionDue",
        "detractionDueDate",
        "detractionGoods",
        "detractionOperations",
        "detractionRateOn",
        "detractionRates",
        "exchangeRateBounds",
        "exchangeRateProblem",
        "fieldLimits",
        "findDetractionGood",
        "findDetractionOperation",
        "findVoucherType",
        "findWithholdingRegime",
        "firstDay",
        "firstExchangeRateDay",
        "formatCentimos",
        "formatMoney",
        "formatSunatDate",
        "givesCredit",
        "goodsOfDepositFile",
        "igvRateBounds",
        "igvRateNames",
        "igvRateOfPercent",
        "igvRateText",
        "igvRates",
        "igvRatesOn",
        "igvSummary",
        "isAboveDetractionMinimum",
        "isAnnulled",
        "isCreditNote",
        "isDni",
        "isInBoletaBase",
        "isMobileNumber",
        "isNaturalPersonRuc",
        "isOverBoletaLimit",
        "isOverTwelveMonths",
        "isPersonName",
        "isPlausibleIgvRate",
        "isReducedRate",
        "isWorkingDay",
        "iscBesideBase",
        "lastCreditPeriod",
        "lastDay",
        "monthsBetween",
        "multiplyByRate",
        "negateCentimos",
        "parseCentimos",
        "parseCivilDate",
        "parseDetractionAccount",
        "parseExchangeRate",
        "parseRuc",
        "parseSunatDate",
        "parseTaxPeriod",
        "passwordProblem",
        "percentOf",
        "percentOfIgvRate",
        "periodOf",
        "purchaseReasonText",
        "purchaseTreatment",
        "rateOf",
        "reducedIgvRates",
        "reducedRateName",
        "roundToCentimos",
        "rucCheckDigit",
        "rucProblem",
        "seriesKey",
        "signedAmount",
        "solUserProblem",
        "subjectOperationTypes",
        "subtractCentimos",
        "suggestedDetractionGood",
        "sumCentimos",
        "textLimits",
        "toDecimalText",
        "trimDecimal",
        "uitOf",
        "voucherTypeName",
        "voucherTypes",
        "withholdingRegimes",
        "withoutLeftZeros",
        "zeroCentimos",
      ]
    `)
  })

  it('of the PDT 621 entry are these', () => {
    expect(names(pdt621)).toMatchInlineSnapshot(`
      [
        "addBoxSums",
        "admitBoxByBox",
        "admitSums",
        "carriedSum",
        "noPdt621Carry",
        "noPdt621Sum",
        "pdt621Form",
        "pdt621VoucherBoxes",
        "wholeSoles",
      ]
    `)
  })

  it('of the Siscont entry are these', () => {
    expect(names(siscont)).toMatchInlineSnapshot(`
      [
        "isInDollars",
        "isSiscontField",
        "siscontAmounts",
        "siscontFieldKind",
        "siscontTextLine",
        "siscontValue",
      ]
    `)
  })

  it('of the SIRE entry are these', () => {
    expect(names(sire)).toMatchInlineSnapshot(`
      [
        "SNIFF_BYTES",
        "carOf",
        "compareFilePlaces",
        "compareRegisterRows",
        "fileMadeAt",
        "formatRegisterRow",
        "parsePleFileName",
        "proposalFileName",
        "purchaseKey",
        "readRegister",
        "registerHeader",
        "registerKey",
        "registerRowText",
        "replacementFileName",
        "replacementLine",
        "saleKey",
        "sniffFile",
        "totalMismatch",
        "voucherCode",
        "withoutCredit",
      ]
    `)
  })

  it('of the deposits entry are these', () => {
    expect(names(deposits)).toMatchInlineSnapshot(`
      [
        "depositVoucherCode",
        "readDeposits",
      ]
    `)
  })

  it('of the observations entry are these', () => {
    expect(names(observations)).toMatchInlineSnapshot(`
      [
        "amountStatedOtherwise",
        "amountsMismatch",
        "annulledWithAmounts",
        "bankPaymentNeeded",
        "boletaOfOtherRegime",
        "boletaOfUnknownRegime",
        "defaultForeignWords",
        "detractionAboveTotal",
        "detractionDepositedBefore",
        "detractionDepositedLate",
        "detractionLoweredLate",
        "detractionMarkMissing",
        "detractionOverpaid",
        "detractionState",
        "detractionWithoutDeposit",
        "duplicate",
        "foreignItem",
        "foreignWordKey",
        "foreignWordTest",
        "isModifiedMissing",
        "isNote",
        "isObservationCode",
        "issuerNotActive",
        "issuerNotFound",
        "issuerStanding",
        "mergeNumberRuns",
        "noteNamesNoVoucher",
        "noteWithoutVoucher",
        "numberRunOf",
        "observationRules",
        "observePurchase",
        "observeSale",
        "rateImpossible",
        "saleAdvice",
        "saleAdviceCodes",
        "saleRules",
      ]
    `)
  })

  it('of the printed voucher entry are these', () => {
    expect(names(printedVoucher)).toMatchInlineSnapshot(`
      [
        "printVoucher",
        "qrText",
      ]
    `)
  })

  it('of the padrón entry are these', () => {
    expect(names(padron)).toMatchInlineSnapshot(`
      [
        "readPadron",
      ]
    `)
  })

  it('of the UBL entry are these', () => {
    expect(names(ubl)).toMatchInlineSnapshot(`
      [
        "collectedPerception",
        "normalisePercent",
        "ownPurchaseAmounts",
        "ownSaleAmounts",
        "purchaseAmountsInSoles",
        "purchaseAmountsOf",
        "readUbl",
        "remainderText",
        "saleAmountsInSoles",
        "saleAmountsOf",
        "statedDetraction",
      ]
    `)
  })
})
