import { type CivilDate, daysInMonth } from '../civil-date/civil-date.ts'

declare const kind: unique symbol

/** A monthly tax period, `YYYYMM` (R.S. 112-2021, field "Periodo"). Sorts as text. */
export type TaxPeriod = string & { readonly [kind]: 'tax-period' }

/** The tax period that the text states, or undefined when it is not `YYYYMM` with a month from 01 to 12. */
export function parseTaxPeriod(text: string): TaxPeriod | undefined {
  return /^(19|20|21)[0-9]{2}(0[1-9]|1[0-2])$/.test(text) ? (text as TaxPeriod) : undefined
}

/** The month of the date. */
export function periodOf(date: CivilDate): TaxPeriod {
  return `${date.slice(0, 4)}${date.slice(5, 7)}` as TaxPeriod
}

/** The period so many months later, or earlier when negative. */
export function addMonths(period: TaxPeriod, months: number): TaxPeriod {
  const index = monthIndex(period) + months
  const month = (index % 12) + 1
  return `${Math.floor(index / 12)}${String(month).padStart(2, '0')}` as TaxPeriod
}

/** Months from the first period to the second; negative when the second is earlier. */
export function monthsBetween(from: TaxPeriod, to: TaxPeriod): number {
  return monthIndex(to) - monthIndex(from)
}

/** First day of the period. */
export function firstDay(period: TaxPeriod): CivilDate {
  return `${period.slice(0, 4)}-${period.slice(4)}-01` as CivilDate
}

/** Last day of the period. */
export function lastDay(period: TaxPeriod): CivilDate {
  const days = daysInMonth(Number(period.slice(0, 4)), Number(period.slice(4)))
  return `${period.slice(0, 4)}-${period.slice(4)}-${days}` as CivilDate
}

function monthIndex(period: TaxPeriod): number {
  return Number(period.slice(0, 4)) * 12 + Number(period.slice(4)) - 1
}
