import { closestPercent } from '../igv/closest-percent.ts'
import { percentOf } from '../money/centimos-arithmetic.ts'
import type { TaxedVoucher } from './impossible-rate.ts'
import type { IgvRateInForce } from './observed-purchase.ts'
import { possiblePercents } from './possible-percents.ts'

/** Céntimos by which rounding may move a tax or a total (domain notes, section 8). */
const TOLERANCE = 5

/** Whether rounding does not explain a difference of céntimos. */
export const isOff = (difference: number): boolean => Math.abs(difference) > TOLERANCE

/**
 * Whether the IGV is not its rate of any base that it may be computed on: the rate that the XML states, or the possible one that
 * comes closest. Where no rate is near, that is for `hasImpossibleRate` to tell; so are lines of several rates.
 */
export function isIgvOff(voucher: TaxedVoucher, igvRates: readonly IgvRateInForce[]): boolean {
  const { igv, bases, igvPercents } = voucher
  const [stated, ...more] = igvPercents
  if (igv === 0 || more.length > 0) return false
  const isOffBases = bases.map((taxable) => {
    const percent = stated ?? closestPercent(taxable, igv, possiblePercents(voucher, igvRates))
    return percent && isOff(percentOf(taxable, percent) - igv)
  })
  return isOffBases.includes(true) && !isOffBases.includes(false)
}
