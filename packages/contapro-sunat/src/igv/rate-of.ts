import type { CivilDate } from '../civil-date/civil-date.ts'
import type { Centimos } from '../money/centimos.ts'
import { closestPercent } from './closest-percent.ts'
import { type IgvRate, igvRateOfPercent } from './igv-rate.ts'
import { igvRates, igvRatesOn } from './igv-rates.ts'

const CONFIRMED_PERCENTS: readonly string[] = /* @__PURE__ */ confirmedPercents()

function confirmedPercents(): string[] {
  return [...new Set(igvRates.filter((rate) => rate.isConfirmed).map((rate) => rate.percent))]
}

/**
 * The IGV rate that the tax and its base show. A rate in force on the issue date comes first, confirmed or not: it says what the voucher
 * shows, not what is right (`rateImpossible` does). An older one is taken only when none of those fits (a note may follow the rate of
 * the voucher that it corrects).
 *
 * @param taxable base in céntimos, signed like the tax.
 * @param igv tax in céntimos; without any the answer is `none`.
 */
export function rateOf(taxable: Centimos, igv: Centimos, issuedOn: CivilDate): IgvRate {
  if (igv === 0) return 'none'
  const inForce = igvRatesOn(issuedOn).map((rate) => rate.percent)
  const older = igvRates.filter(({ from, isConfirmed }) => !isConfirmed && from <= issuedOn).map((rate) => rate.percent)
  const percent =
    closestPercent(taxable, igv, inForce) ?? closestPercent(taxable, igv, [...CONFIRMED_PERCENTS, ...older])
  return (percent === undefined ? undefined : igvRateOfPercent(percent)) ?? 'none'
}
