import { type CivilDate, civilDate, lastDay, type TaxPeriod } from '@contapro/sunat'

const DAY_MILLISECONDS = 86_400_000

const MONTH_NAMES = [
  'ENERO',
  'FEBRERO',
  'MARZO',
  'ABRIL',
  'MAYO',
  'JUNIO',
  'JULIO',
  'AGOSTO',
  'SETIEMBRE',
  'OCTUBRE',
  'NOVIEMBRE',
  'DICIEMBRE',
] as const

/** A day of a period; the last one where the month is shorter. */
export function dayOf(period: TaxPeriod, day: number): CivilDate {
  return civilDate(Number(period.slice(0, 4)), Number(period.slice(4)), day) ?? lastDay(period)
}

/** How many days a period has. */
export function daysOf(period: TaxPeriod): number {
  return Number(lastDay(period).slice(8))
}

/** The date so many days later. */
export function addDays(date: CivilDate, days: number): CivilDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return isoDate(Date.UTC(year, month - 1, day) + days * DAY_MILLISECONDS)
}

/** Month (1–12) of a period. */
export function monthOf(period: TaxPeriod): number {
  return Number(period.slice(4))
}

/** "OCTUBRE 2026". */
export function periodName(period: TaxPeriod): string {
  return `${MONTH_NAMES[monthOf(period) - 1] ?? ''} ${period.slice(0, 4)}`
}

function isoDate(milliseconds: number): CivilDate {
  return new Date(milliseconds).toISOString().slice(0, 10) as CivilDate
}
