import { perLocale } from '../../primitives/texts/per-locale.ts'

/** Peru has one zone and no summer time. */
const timeZone = 'America/Lima'
const days = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' }),
)
const times = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
)

/** An instant of the contract (UTC) on the clocks of Lima: "20/11/2026 14:05". */
export function formatInstant(instant: string, locale: string): string {
  const date = new Date(instant)
  return `${days(locale).format(date)} ${times(locale).format(date)}`
}
