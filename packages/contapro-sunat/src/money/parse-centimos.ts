import type { Centimos } from './centimos.ts'

/** SUNAT's largest amount: twelve integers and two decimals (R.S. 112-2021, table 5). */
const MAX_INTEGER_DIGITS = 12

/**
 * The amount that a decimal text states, or undefined when the text is not one: at most twelve integers, a point and
 * one or two decimals, a minus sign in front (`-#.##`), no thousands separator, no sign "+", no blanks.
 * Source: R.S. 112-2021, table 5, and R.S. 040-2022, table 12.
 */
export function parseCentimos(text: string): Centimos | undefined {
  const value = parseCentimosAt(text, 0, text.length)
  return Number.isNaN(value) ? undefined : (value as Centimos)
}

/** As `parseCentimos`, over a part of a longer text and without making a string of it; NaN when it is not an amount. */
export function parseCentimosAt(text: string, start: number, end: number): number {
  const negative = start < end && text.charCodeAt(start) === 45
  const first = negative ? start + 1 : start
  let value = 0
  let at = first
  for (; at < end; at++) {
    const digit = text.charCodeAt(at) - 48
    if (digit < 0 || digit > 9) break
    value = value * 10 + digit
  }
  const integers = at - first
  if (integers === 0 || integers > MAX_INTEGER_DIGITS) return Number.NaN
  const hundredths = at === end ? 0 : readHundredths(text, at, end)
  // `0 - 0` keeps "-0.00" from becoming the negative zero of binary numbers.
  return negative ? 0 - (value * 100 + hundredths) : value * 100 + hundredths
}

function readHundredths(text: string, point: number, end: number): number {
  const places = end - point - 1
  if (text.charCodeAt(point) !== 46 || places < 1 || places > 2) return Number.NaN
  const tenths = text.charCodeAt(point + 1) - 48
  const hundredths = places === 2 ? text.charCodeAt(point + 2) - 48 : 0
  const areDigits = tenths >= 0 && tenths <= 9 && hundredths >= 0 && hundredths <= 9
  return areDigits ? tenths * 10 + hundredths : Number.NaN
}
