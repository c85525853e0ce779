import { divideHalfUp, parseDecimal } from '../money/decimal.ts'

/** An amount that is taxed or credited at a rate: whole soles, and a decimal text in percent. */
export interface SolesAtRate {
  readonly soles: number
  readonly percent: string
}

/**
 * What some amounts make at their rates, rounded once to whole soles, half up: 119 at 10.5 % is 12.495, so 12. By way of céntimos it
 * would be 12.50, and 13.
 *
 * @throws RangeError when a percentage is not a decimal text.
 */
export function solesAtRates(parts: readonly SolesAtRate[]): number {
  let dividend = 0n
  let divisor = 1n
  for (const { soles, percent } of parts) {
    const rate = parseDecimal(percent)
    if (!rate) throw new RangeError(`A percentage is like "10.5", not "${percent}".`)
    const by = 10n ** BigInt(rate.scale + 2)
    dividend = dividend * by + BigInt(soles) * rate.unscaled * divisor
    divisor *= by
  }
  return Number(divideHalfUp(dividend, divisor))
}
