import { type Centimos, centimos } from './centimos.ts'
import { divideHalfUp, parseDecimal } from './decimal.ts'

/**
 * The amount that a decimal text of any length states, rounded half up to céntimos; undefined when it is not a decimal
 * text or is beyond a safe integer. For the amounts of UBL vouchers, which may carry up to ten decimals.
 */
export function roundToCentimos(text: string): Centimos | undefined {
  const decimal = parseDecimal(text)
  if (!decimal) return undefined
  const value = Number(divideHalfUp(decimal.unscaled * 100n, 10n ** BigInt(decimal.scale)))
  return Number.isSafeInteger(value) ? centimos(value) : undefined
}
