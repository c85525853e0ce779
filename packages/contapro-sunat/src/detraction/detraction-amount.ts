import { type Centimos, centimos } from '../money/centimos.ts'
import { divideHalfUp, parseDecimal } from '../money/decimal.ts'

const CENTIMOS_PER_SOL = 100n

/**
 * What is to be deposited: the percentage of the total, taxes included, in whole soles, half a sol upwards. In soles
 * whatever the voucher's currency. Source: R.S. 183-2004; D.Leg. 940, art. 2.
 *
 * @param total of the voucher in soles.
 * @param percent decimal text: "12", "1.5".
 * @throws RangeError when the percentage is not a decimal text.
 */
export function detractionAmount(total: Centimos, percent: string): Centimos {
  const value = parseDecimal(percent)
  if (!value) throw new RangeError(`A percentage is like "10.5", not "${percent}".`)
  // Rounded once: by way of céntimos, 84.4992 would become 84.50 and then 85.
  const soles = divideHalfUp(BigInt(total) * value.unscaled, 10n ** BigInt(value.scale + 2) * CENTIMOS_PER_SOL)
  return centimos(Number(soles * CENTIMOS_PER_SOL))
}
