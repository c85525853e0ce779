import type { Centimos } from '../money/centimos.ts'
import { percentOf } from '../money/centimos-arithmetic.ts'

/** Rounding line by line moves a voucher's IGV by some céntimos; more than five, or 0.2 % of the base, is another rate. */
export const MIN_TOLERANCE = 5
const TOLERANCE_PER_BASE = 500

/** The percentage that comes closest to the tax of a base; undefined when the tax shows another than each of them. */
export function closestPercent(taxable: Centimos, igv: Centimos, percents: readonly string[]): string | undefined {
  const tolerance = Math.max(MIN_TOLERANCE, Math.floor(Math.abs(taxable) / TOLERANCE_PER_BASE))
  let closest: string | undefined
  let smallest = tolerance + 1
  for (const percent of percents) {
    const difference = Math.abs(percentOf(taxable, percent) - igv)
    if (difference === 0) return percent
    if (difference < smallest) {
      closest = percent
      smallest = difference
    }
  }
  return closest
}
