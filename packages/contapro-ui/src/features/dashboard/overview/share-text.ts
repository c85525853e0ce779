import type { Centimos } from '@contapro/sunat'

/** A part of a whole in percent with one decimal, rounded half up: "31.3%". Undefined when the whole is not above zero. */
export function shareText(part: Centimos, whole: Centimos): string | undefined {
  if (whole <= 0) return undefined
  const permille = (BigInt(part) * 2000n + BigInt(whole)) / (2n * BigInt(whole))
  return `${permille / 10n}.${permille % 10n}%`
}
