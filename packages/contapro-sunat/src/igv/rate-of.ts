import type { CivilDate } from '../civil-date/civil-date.ts'
import type { Centimos } from '../money/centimos.ts'
import { closestPercent } from './closest-percent.ts'
import { igvRates, igvRatesOn } from './igv-rates.ts'

/** The rate that a voucher carries: general, reduced (10 % until 2025, 10.5 % in 2026), IVAP (4 %), or none of them. */
export type IgvRate = '18' | '10' | '10.5' | 'ivap' | 'none'

const RATE_OF_PERCENT: ReadonlyMap<string, IgvRate> = new Map([
  ['18', '18'],
  ['10', '10'],
  ['10.5', '10.5'],
  ['4', 'ivap'],
])

const KNOWN_PERCENTS: readonly string[] = [
  ...new Set(igvRates.filter((rate) => rate.isConfirmed).map((rate) => rate.percent)),
]

/**
 * The IGV rate that the tax and its base show. A rate in force on the issue date comes first; an older one is taken only
 * when none of those fits (a note may follow the rate of the voucher that it corrects).
 *
 * @param taxable base in céntimos, signed like the tax.
 * @param igv tax in céntimos; without any the answer is `none`.
 */
export function rateOf(taxable: Centimos, igv: Centimos, issuedOn: CivilDate): IgvRate {
  if (igv === 0) return 'none'
  const inForce = igvRatesOn(issuedOn)
    .filter((rate) => rate.isConfirmed)
    .map((rate) => rate.percent)
  const percent = closestPercent(taxable, igv, inForce) ?? closestPercent(taxable, igv, KNOWN_PERCENTS)
  return (percent === undefined ? undefined : RATE_OF_PERCENT.get(percent)) ?? 'none'
}

/** The name of the card of the reduced rate, by the rates of the vouchers present: "IGV 10%", "IGV 10.5%" or both. */
export function reducedRateName(rates: Iterable<IgvRate>): 'IGV 10%' | 'IGV 10.5%' | 'IGV 10% y 10.5%' {
  const present = new Set(rates)
  if (present.has('10') && present.has('10.5')) return 'IGV 10% y 10.5%'
  return present.has('10.5') ? 'IGV 10.5%' : 'IGV 10%'
}
