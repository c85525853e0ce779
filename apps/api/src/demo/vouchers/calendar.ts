import { type CivilDate, civilDate, lastDay, type TaxPeriod } from '@contapro/sunat'

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

/** Month (1–12) of a period. */
export function monthOf(period: TaxPeriod): number {
  return Number(period.slice(4))
}

/** "OCTUBRE 2026". */
export function periodName(period: TaxPeriod): string {
  return `${MONTH_NAMES[monthOf(period) - 1] ?? ''} ${period.slice(0, 4)}`
}
