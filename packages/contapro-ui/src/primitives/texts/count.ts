import { PRODUCT_LOCALE } from './locale.tsx'
import { perLocale } from './per-locale.ts'

const numbers = perLocale((locale) => new Intl.NumberFormat(locale))
const plurals = new Intl.PluralRules(PRODUCT_LOCALE)

/** A count as its reader expects it, "1,234" in Peru. Spanish texts leave the locale out; components give the provider's. */
export function formatCount(count: number, locale: string = PRODUCT_LOCALE): string {
  return numbers(locale).format(count)
}

/** A count with its noun in Spanish: `countOf(2, 'comprobante', 'comprobantes')` is "2 comprobantes". */
export function countOf(count: number, one: string, other: string): string {
  return `${formatCount(count)} ${pluralOf(count, one, other)}`
}

/** The form of a Spanish word that goes with a count. */
export function pluralOf(count: number, one: string, other: string): string {
  return plurals.select(count) === 'one' ? one : other
}
