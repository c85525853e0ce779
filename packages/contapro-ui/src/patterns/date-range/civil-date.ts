import { perLocale } from '../../primitives/texts/per-locale.ts'

/** A civil date, `YYYY-MM-DD`: no clock and no zone belong to it. */
export type CivilDate = string

/** First and last day, both included. */
export interface DateRange {
  readonly from: CivilDate
  readonly to: CivilDate
}

const two = (value: number): string => String(value).padStart(2, '0')

/** The same day as the calendar's own kind of date, at noon, where no change of the clocks can reach it. */
export function toCalendarDay(date: CivilDate): Date {
  const [year, month, day] = date.split('-').map(Number)
  const noon = new Date(2000, 0, 1, 12)
  noon.setFullYear(year ?? 0, (month ?? 1) - 1, day ?? 1) // the constructor takes the year 99 for 1999
  return noon
}

/** The civil date that a day of the calendar shows. */
export function fromCalendarDay(day: Date): CivilDate {
  return `${String(day.getFullYear()).padStart(4, '0')}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/** A typed date: day, month and year in the locale's order, with or without signs between; undefined when it is none. */
export function parseTypedDate(text: string, locale: string): CivilDate | undefined {
  const { apart, together } = typedForms(locale)
  const parts = (apart.exec(text.trim()) ?? together.exec(text.trim()))?.groups
  if (!parts) return undefined
  const date = `${parts['year']}-${two(Number(parts['month']))}-${two(Number(parts['day']))}`
  return fromCalendarDay(toCalendarDay(date)) === date ? date : undefined
}

/** How a date is typed: 6/10/2025 or 06102025 where the day comes first. */
const typedForms = perLocale((locale) => {
  const order = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' })
    .formatToParts()
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []))
  const form = (digits: string, sign: string): RegExp =>
    new RegExp(`^${order.map((part) => `(?<${part}>\\d${part === 'year' ? '{4}' : digits})`).join(sign)}$`)
  return { apart: form('{1,2}', '[/.-]'), together: form('{2}', '') }
})

/** Whether a date lies between the limits, which are allowed themselves. */
export function isWithin(date: CivilDate, min: CivilDate | undefined, max: CivilDate | undefined): boolean {
  return (min === undefined || date >= min) && (max === undefined || date <= max)
}

/** Both days as a range, whichever was given first. */
export function rangeOf(one: CivilDate, other: CivilDate): DateRange {
  return one <= other ? { from: one, to: other } : { from: other, to: one }
}
