import { type Centimos, centimos } from '../money/centimos.ts'
import { toDecimalText } from '../money/format-centimos.ts'

/** Céntimos by which amounts converted to soles one by one may miss their converted total. */
const CONVERSION_TOLERANCE = 5

/**
 * What a total and its amounts contradict each other in, as a Spanish sentence; undefined when it is their sum, or one of the
 * sums where the norm leaves several open. The first sum is the one that the sentence names.
 */
export function totalMismatch(sums: readonly Centimos[], total: Centimos, currency: string): string | undefined {
  const tolerance = currency === 'PEN' ? 0 : CONVERSION_TOLERANCE
  if (sums.some((sum) => Math.abs(sum - total) <= tolerance)) return undefined
  const [sum = total] = sums
  const difference = toDecimalText(centimos(total - sum))
  return `El total ${toDecimalText(total)} no es igual a la suma de sus importes, ${toDecimalText(sum)}: difieren en ${difference}.`
}
