declare const kind: unique symbol

/** A civil date without time or zone, `YYYY-MM-DD`. SUNAT's dates are of this kind. Sorts as text. */
export type CivilDate = string & { readonly [kind]: 'civil-date' }

/** The date that an ISO text (`YYYY-MM-DD`) states, or undefined when the calendar has no such day. */
export function parseCivilDate(text: string): CivilDate | undefined {
  const match = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text)
  return match ? civilDate(Number(match[1]), Number(match[2]), Number(match[3])) : undefined
}

/** The date that a text of SUNAT's files (`DD/MM/AAAA`) states, or undefined when the calendar has no such day. */
export function parseSunatDate(text: string): CivilDate | undefined {
  const match = /^([0-9]{2})\/([0-9]{2})\/([0-9]{4})$/.exec(text)
  return match ? civilDate(Number(match[3]), Number(match[2]), Number(match[1])) : undefined
}

/** The date as SUNAT's files and the screens write it: `DD/MM/AAAA`. */
export function formatSunatDate(date: CivilDate): string {
  return `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`
}

/** The date of a year, a month (1–12) and a day, or undefined when the calendar has no such day. Years 1900 to 2199. */
export function civilDate(year: number, month: number, day: number): CivilDate | undefined {
  if (!Number.isInteger(year + month + day)) return undefined
  if (year < 1900 || year > 2199 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month))
    return undefined
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` as CivilDate
}

/** Days of a month (1–12) in the Gregorian calendar. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}
