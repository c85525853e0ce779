import { type Centimos, centimos } from './centimos.ts'
import { divideHalfUp, parseDecimal } from './decimal.ts'

/** Sum of two amounts. @throws RangeError beyond a safe integer. */
export function addCentimos(a: Centimos, b: Centimos): Centimos {
  return centimos(a + b)
}

/** Difference `a − b`. @throws RangeError beyond a safe integer. */
export function subtractCentimos(a: Centimos, b: Centimos): Centimos {
  return centimos(a - b)
}

/** Sum of any number of amounts; of none it is zero. @throws RangeError beyond a safe integer. */
export function sumCentimos(amounts: Iterable<Centimos>): Centimos {
  let sum = 0
  for (const amount of amounts) sum = centimos(sum + amount)
  return centimos(sum)
}

/** The amount with the other sign. */
export function negateCentimos(amount: Centimos): Centimos {
  return centimos(0 - amount)
}

/**
 * Amount × rate, rounded half up to céntimos; a negative amount rounds like its opposite (credit notes mirror their vouchers).
 *
 * @param rate decimal text, a factor and not a percentage: "0.18", "3.750", a prorrata coefficient "0.8532".
 * @throws RangeError when the rate is not a decimal text.
 */
export function multiplyByRate(amount: Centimos, rate: string): Centimos {
  const factor = parseDecimal(rate)
  if (!factor) throw new RangeError(`A rate is a decimal text like "0.18", got "${rate}".`)
  return centimos(Number(divideHalfUp(BigInt(amount) * factor.unscaled, 10n ** BigInt(factor.scale))))
}

/**
 * A percentage of an amount, rounded half up to céntimos.
 *
 * @param percent decimal text: "18", "10.5".
 * @throws RangeError when the percentage is not a decimal text.
 */
export function percentOf(amount: Centimos, percent: string): Centimos {
  const value = parseDecimal(percent)
  if (!value) throw new RangeError(`A percentage is like "10.5", not "${percent}".`)
  return centimos(Number(divideHalfUp(BigInt(amount) * value.unscaled, 10n ** BigInt(value.scale + 2))))
}
