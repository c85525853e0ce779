import {
  type Centimos,
  type CivilDate,
  type IgvRate,
  igvRateOfPercent,
  isAnnulled,
  purchaseTreatment,
  rateOf,
  type TaxPeriod,
} from '@contapro/sunat'
import {
  isObservationCode,
  type Observation,
  type ObservationCode,
  observationRules,
} from '@contapro/sunat/observations'
import type { UntreatedVoucher, VoucherFindings, VoucherRow, VoucherTreatment } from '../rows/voucher-row.ts'
import { isWithoutSoles } from './in-soles.ts'
import { iscBeside } from './isc-beside.ts'

/** Applies the rules of decisions 20 and 22 to what is known of a voucher, and to what the rules of observation found in it. */
export function treatVoucher(voucher: UntreatedVoucher, findings: VoucherFindings, ownRuc: string): VoucherRow {
  const rate = voucherRate(voucher)
  const treatment = voucher.operation === 'COMPRA' ? purchaseStatus(voucher, findings, ownRuc) : saleStatus
  return {
    ...voucher,
    observations: findings.observations,
    creditPeriod: findings.creditPeriod,
    hasDetraction: findings.hasDetraction,
    ...treatment,
    rate,
    ...iscBeside(voucher, rate),
    missingExchangeRate: isWithoutSoles(voucher) && voucher.exchangeRate === null,
    annulled: isAnnulled(voucher.state),
  }
}

type Status = Pick<VoucherTreatment, 'status' | 'statusReasons' | 'credit' | 'creditReasons'>

const saleStatus: Status = { status: '', statusReasons: [], credit: '', creditReasons: [] }

/** Catálogo 06: the document is a RUC. */
const RUC_DOCUMENT = '6'

function purchaseStatus(
  voucher: UntreatedVoucher,
  { observations, creditPeriod }: VoucherFindings,
  ownRuc: string,
): Status {
  return purchaseTreatment({
    type: voucher.type,
    issuedOn: voucher.issuedOn as CivilDate,
    taxPaidOn: voucher.dueOn as CivilDate | null,
    series: voucher.series,
    hasDetraction: voucher.registerDetraction || voucher.xmlDetractionCode !== null,
    period: voucher.period as TaxPeriod,
    state: voucher.state,
    addresseeRuc: voucher.addresseeDocumentType === RUC_DOCUMENT ? voucher.addresseeDocument : null,
    ownRuc,
    decision: voucher.decision,
    isBoletaOverLimit: voucher.overBoletaLimit,
    observations: observations.filter(isObservationCode).map((code) => observation(code, creditPeriod)),
  })
}

function observation(code: ObservationCode, creditPeriod: string | null): Observation {
  const { status, credit } = observationRules[code]
  return { code, status, credit, creditPeriod: credit === 'later' ? (creditPeriod as TaxPeriod | null) : null }
}

/** The rate that the XML's lines name, if it is one; else the one that tax and base show. */
function voucherRate(voucher: UntreatedVoucher): IgvRate {
  const [percent, ...more] = voucher.igvPercents ?? []
  const named = percent !== undefined && more.length === 0 ? igvRateOfPercent(percent) : undefined
  if (named) return named
  const { taxable, igv } = taxedPart(voucher)
  if (igv === 0) return voucher.ivap ? 'ivap' : 'none'
  if (isPlainly18(taxable, igv)) return '18'
  // A note has the rate of the voucher that it modifies.
  const issuedOn = (voucher.modifiedIssuedOn ?? voucher.issuedOn) as CivilDate
  const shown = rateOf(taxable as Centimos, igv as Centimos, issuedOn)
  if (shown !== 'none' || voucher.isc === 0) return shown
  // ISC is part of what IGV is computed on, and a register may keep it beside the base.
  return rateOf((taxable + voucher.isc) as Centimos, igv as Centimos, issuedOn)
}

function taxedPart(v: UntreatedVoucher): { taxable: number; igv: number } {
  return v.operation === 'COMPRA'
    ? { taxable: sum(v.taxableDg, v.taxableDgng, v.taxableDng), igv: sum(v.igvDg, v.igvDgng, v.igvDng) }
    : { taxable: sum(v.taxable, v.taxableDiscount), igv: sum(v.igv, v.igvDiscount) }
}

const sum = (...amounts: (number | null)[]): number => amounts.reduce<number>((total, a) => total + (a ?? 0), 0)

/** Within a céntimo of 18 % of a base so large that no other rate comes as close: `rateOf` would say the same, slower. */
function isPlainly18(taxable: number, igv: number): boolean {
  return Math.abs(taxable) > 1000 && Math.abs(taxable * 18 - igv * 100) <= 100
}
