import { type Centimos, isReducedRate, reducedRateName, toDecimalText } from '@contapro/sunat'
import type { Contract } from '../../platform/http/contract/contract-values.ts'
import type { Figure } from './period-figures.store.ts'
import { sumAmount } from './sum-figures.ts'

/** Bases and taxes of one side of a period by rate (part 2 §3, decisions 32), in céntimos. */
export interface RateAmounts {
  readonly nonTaxable: Centimos
  readonly reducedTaxable: Centimos
  readonly reducedIgv: Centimos
  readonly reducedLabel: string
  readonly generalTaxable: Centimos
  readonly generalIgv: Centimos
  readonly ivapTaxable: Centimos
  readonly ivap: Centimos
}

const isReduced = ({ rate }: Figure): boolean => isReducedRate(rate)
const isPurchase = ({ operation }: Figure): boolean => operation === 'COMPRA'
const isIvap = ({ rate }: Figure): boolean => rate === 'ivap'

/**
 * The cards of one side. The general card takes what is neither at the reduced rate nor IVAP, so that bases and taxes are
 * in one card each and the cards add up to the register. RCE carries the IVAP of a purchase in "Valor Adq. NG" and "Otros
 * Trib/ Cargos" (R.S. 040-2022, Anexo 11); RVIE has columns of its own.
 */
export function rateAmounts(figures: readonly Figure[]): RateAmounts {
  const reduced = figures.filter(isReduced)
  const general = figures.filter((f) => !isReduced(f) && !isIvap(f))
  return {
    nonTaxable: sumAmount(figures, (f) => f.exportValue + f.exonerated + f.unaffected + (isIvap(f) ? 0 : f.untaxed)),
    reducedTaxable: sumAmount(reduced, taxableOf),
    reducedIgv: sumAmount(reduced, igvOf),
    reducedLabel: reducedRateName(reduced.filter((f) => f.vouchers > 0).map((f) => f.rate)),
    generalTaxable: sumAmount(general, taxableOf),
    generalIgv: sumAmount(general, igvOf),
    ivapTaxable: sumAmount(figures, (f) => f.ivapTaxable + (isIvap(f) ? f.untaxed : 0)),
    ivap: sumAmount(figures, (f) => f.ivap + (isIvap(f) && isPurchase(f) ? f.other : 0)),
  }
}

/** Base of a purchase (DG, DGNG, DNG) or of a sale (less discounts of earlier periods); the other side's columns are 0. */
const taxableOf = (f: Figure): number => f.taxableDg + f.taxableDgng + f.taxableDng + f.taxable + f.taxableDiscount

const igvOf = (f: Figure): number => f.igvDg + f.igvDgng + f.igvDng + f.igv + f.igvDiscount

export function toRateAmounts(amounts: RateAmounts): Contract<'rate-amounts'> {
  return {
    non_taxable_amount: toDecimalText(amounts.nonTaxable),
    igv_10_taxable_amount: toDecimalText(amounts.reducedTaxable),
    igv_10_amount: toDecimalText(amounts.reducedIgv),
    igv_10_label: amounts.reducedLabel,
    igv_18_taxable_amount: toDecimalText(amounts.generalTaxable),
    igv_18_amount: toDecimalText(amounts.generalIgv),
    ivap_taxable_amount: toDecimalText(amounts.ivapTaxable),
    ivap_amount: toDecimalText(amounts.ivap),
  }
}
