import { describe, expect, it } from 'vitest'
import * as main from '../src/index.ts'
import * as sire from '../src/sire/index.ts'
import * as ubl from '../src/ubl/index.ts'

const names = (entry: object) => Object.keys(entry).toSorted()

describe('the public names', () => {
  it('of the main entry are these', () => {
    expect(names(main)).toMatchInlineSnapshot(`
      [
        "addCentimos",
        "addMonths",
        "boletaLimit",
        "centimos",
        "civilDate",
        "countsAsCredit",
        "daysInMonth",
        "findVoucherType",
        "firstDay",
        "formatCentimos",
        "formatMoney",
        "formatSunatDate",
        "givesCredit",
        "igvRates",
        "igvRatesOn",
        "igvSummary",
        "isAnnulled",
        "isCreditNote",
        "isNaturalPersonRuc",
        "isOverBoletaLimit",
        "isOverTwelveMonths",
        "lastDay",
        "monthsBetween",
        "multiplyByRate",
        "negateCentimos",
        "parseCentimos",
        "parseCivilDate",
        "parseRuc",
        "parseSunatDate",
        "parseTaxPeriod",
        "percentOf",
        "periodOf",
        "purchaseReasonText",
        "purchaseTreatment",
        "rateOf",
        "reducedRateName",
        "roundToCentimos",
        "rucCheckDigit",
        "rucProblem",
        "subtractCentimos",
        "sumCentimos",
        "toDecimalText",
        "trimDecimal",
        "uitOf",
        "voucherTypeName",
        "voucherTypes",
        "withoutLeftZeros",
        "zeroCentimos",
      ]
    `)
  })

  it('of the SIRE entry are these', () => {
    expect(names(sire)).toMatchInlineSnapshot(`
      [
        "SNIFF_BYTES",
        "carOf",
        "compareRegisterRows",
        "formatRegisterRow",
        "proposalFileName",
        "purchaseKey",
        "readRegister",
        "registerHeader",
        "registerKey",
        "registerRowRank",
        "registerRowText",
        "replacementFileName",
        "saleKey",
        "sniffFile",
        "voucherCode",
      ]
    `)
  })

  it('of the UBL entry are these', () => {
    expect(names(ubl)).toMatchInlineSnapshot(`
      [
        "normalisePercent",
        "purchaseAmountsOf",
        "readUbl",
        "saleAmountsOf",
      ]
    `)
  })
})
