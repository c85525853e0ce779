import { closestPercent, MIN_TOLERANCE } from '../igv/closest-percent.ts'
import { percentOf } from '../money/centimos-arithmetic.ts'
import type { TaxedVoucher } from './impossible-rate.ts'
import type { IgvRateInForce } from './observed-purchase.ts'
import { possiblePercents } from './possible-percents.ts'

/** Whether rounding does not explain a difference of céntimos. */
export const isOff = (difference: number): boolean => Math.abs(difference) > MIN_TOLERANCE

/**
 * Whether the IGV is not its rate of any base that it may be computed on: the rate that the XML states, or the possible one that
 * comes closest. Where no rate is near, that is for `hasImpossibleRate` to tell; so are lines of several rates.
 */
export function isIgvOff(voucher: TaxedVoucher, igvRates: readonly IgvRateInForce[]): boolean {
  const { igv, bases, igvPercents } = voucher
  if (igv === 0 || igvPercents.length > 1) return false
  let isRateNear = false
  for (const taxable of bases) {
    const percent = igvPercents[0] ?? closestPercent(taxable, igv, possiblePercents(voucher, igvRates))
    if (!percent) continue
    if (!isOff(percentOf(taxable, percent) - igv)) return false
    isRateNear = true
  }
  return isRateNear
}
