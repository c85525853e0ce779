import { perLocale } from '../../primitives/texts/per-locale.ts'

/** How a period is written: `title` "Octubre 2025", `sentence` "octubre 2025", `month` "octubre", `short` "Oct". */
export type PeriodStyle = 'title' | 'sentence' | 'month' | 'short'

// Beside a day a month is written as in a sentence: alone, es-PE gives it a capital.
const months = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
)
const shorts = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
)

interface PeriodWords {
  readonly name: string
  readonly year: string
  readonly locale: string
}

const writers: Readonly<Record<PeriodStyle, (words: PeriodWords) => string>> = {
  title: ({ name, year, locale }) => `${capital(name, locale)} ${year}`,
  sentence: ({ name, year }) => `${name} ${year}`,
  month: ({ name }) => name,
  short: ({ name, locale }) => capital(name.replace('.', ''), locale),
}

/** A period `YYYYMM` in words; what is no period comes back as it is. */
export function formatPeriod(period: string, locale: string, style: PeriodStyle = 'title'): string {
  const [, year, month] = /^(\d{4})(0[1-9]|1[0-2])$/.exec(period) ?? []
  if (year === undefined || month === undefined) return period
  const format = (style === 'short' ? shorts : months)(locale)
  return writers[style]({ name: monthOf(format, Date.parse(`${year}-${month}-01`)), year, locale })
}

function monthOf(format: Intl.DateTimeFormat, day: number): string {
  return format.formatToParts(day).find(({ type }) => type === 'month')?.value ?? ''
}

const capital = (word: string, locale: string): string => word.charAt(0).toLocaleUpperCase(locale) + word.slice(1)
