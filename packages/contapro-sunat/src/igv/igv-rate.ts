import { igvRates } from './igv-rates.ts'

/** Every rate that a voucher can carry, by the percentages of `igvRates`; a test holds the two together. */
export const igvRateNames = ['18', '10', '10.5', '15', 'ivap', 'none'] as const

/** The rate that a voucher carries: general, reduced (10 % until 2025, 10.5 % in 2026, 15 % in 2027), IVAP (4 %), or none of them. */
export type IgvRate = (typeof igvRateNames)[number]

/** The rates of small restaurants and hotels, whichever was in force, the oldest first. */
export const reducedIgvRates: readonly IgvRate[] = /* @__PURE__ */ namesOf('reduced')

/** Whether it is a rate of small restaurants and hotels (Ley 31556), which has cards and boxes of its own. */
export function isReducedRate(rate: string): boolean {
  return reducedIgvRates.some((reduced) => reduced === rate)
}

/** The rate of a percentage, a decimal text without trailing zeros; undefined for one that no regime has had. */
export function igvRateOfPercent(percent: string): IgvRate | undefined {
  const found = igvRates.find((rate) => rate.percent === percent)
  return found && nameOf(found)
}

/** The percentage of a rate, decimal text; null for none. */
export function percentOfIgvRate(rate: IgvRate): string | null {
  return igvRates.find((one) => nameOf(one) === rate)?.percent ?? null
}

/** The rate as screens and files name it: "18%", "10.5%", "IVAP 4%", "Sin IGV". */
export function igvRateText(rate: IgvRate): string {
  const percent = percentOfIgvRate(rate)
  if (percent === null) return 'Sin IGV'
  return rate === 'ivap' ? `IVAP ${percent}%` : `${percent}%`
}

/** The name of the card of the reduced rate, by the rates of the vouchers present: "IGV 10%", "IGV 10.5%", "IGV 10% y 10.5%". */
export function reducedRateName(rates: Iterable<IgvRate>): string {
  const present = new Set(rates)
  const names = reducedIgvRates.filter((rate) => present.has(rate)).map((rate) => `${rate}%`)
  const last = names.pop() ?? `${reducedIgvRates[0]}%`
  return names.length === 0 ? `IGV ${last}` : `IGV ${names.join(', ')} y ${last}`
}

function nameOf({ regime, percent }: (typeof igvRates)[number]): IgvRate | undefined {
  return regime === 'ivap' ? 'ivap' : igvRateNames.find((name) => name === percent)
}

function namesOf(regime: 'reduced'): IgvRate[] {
  const rates = igvRates.filter((rate) => rate.regime === regime)
  return [...new Set(rates.flatMap((rate) => nameOf(rate) ?? []))]
}
