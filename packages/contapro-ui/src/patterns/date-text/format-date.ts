import { perLocale } from '../../primitives/texts/per-locale.ts'

const formats = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }),
)

/** A civil date `YYYY-MM-DD` in figures, `dd/mm/yyyy` in Peru; '-' when there is none. No clock and no zone are asked. */
export function formatDate(date: string | null | undefined, locale: string): string {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(date ?? '') ?? []
  const midnight = Date.parse(day ?? '')
  return Number.isNaN(midnight) ? '-' : formats(locale).format(midnight)
}
