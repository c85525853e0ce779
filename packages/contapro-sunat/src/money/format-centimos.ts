import type { Centimos } from './centimos.ts'

const NO_BREAK_SPACE = '\u00a0'
const MINUS_SIGN = '\u2212'

/** Symbols that Peruvian accountants write; any other currency shows its ISO code. */
const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['PEN', 'S/'],
  ['USD', 'US$'],
  ['EUR', '€'],
])

/** What stands before an amount of a currency: "S/", "US$", or the ISO code of one that has no symbol here. */
export function currencySymbol(currency: string): string {
  return SYMBOLS.get(currency) ?? currency
}

/** The amount as plain decimal text with two places, for files, SQL and the contract: −123450 → "-1234.50". */
export function toDecimalText(amount: Centimos): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The amount as a Peruvian reader expects a number: "1,234.50". */
export function formatCentimos(amount: Centimos): string {
  return toDecimalText(amount).replace(/\B(?=([0-9]{3})+\.)/g, ',')
}

/**
 * The amount with its currency as the screens write it: "S/ 1,234.50", "S/ −1,234.50", with a no-break space and, when
 * negative, the minus sign U+2212 behind the prefix.
 */
export function formatMoney(amount: Centimos, currency: string = 'PEN'): string {
  const prefix = `${currencySymbol(currency)}${NO_BREAK_SPACE}`
  const text = formatCentimos(amount)
  return amount < 0 ? `${prefix}${MINUS_SIGN}${text.slice(1)}` : `${prefix}${text}`
}
