import { formatPeriod } from './format-period.ts'

/** Months within a sentence, from the first to the last: "febrero 2026", "febrero 2026 – abril 2026". */
export function formatPeriodRange(from: string, to: string, locale: string): string {
  const first = formatPeriod(from, locale, 'sentence')
  return from === to ? first : `${first} – ${formatPeriod(to, locale, 'sentence')}`
}
