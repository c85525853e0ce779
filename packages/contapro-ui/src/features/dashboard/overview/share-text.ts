import type { Centimos } from '@contapro/sunat'
import { formatPercent } from '../../../patterns/percent-change/format-percent.ts'

/** A part of a whole in percent with one decimal, rounded half up: "31.3%". Undefined when the whole is not above zero. */
export function shareText(part: Centimos, whole: Centimos, locale: string): string | undefined {
  if (whole <= 0) return undefined
  const permille = (BigInt(part) * 2000n + BigInt(whole)) / (2n * BigInt(whole))
  return formatPercent(Number(permille) / 10, locale)
}
