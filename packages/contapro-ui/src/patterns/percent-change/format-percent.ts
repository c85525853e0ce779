import { perLocale } from '../../primitives/texts/per-locale.ts'

const formats = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)

/** Per cent with one decimal, without a sign: 8.4 is "8.4%". Null when the previous month was 0: '-'. */
export function formatPercent(percent: number | null | undefined, locale: string): string {
  return percent === null || percent === undefined ? '-' : `${formats(locale).format(Math.abs(percent))}%`
}
