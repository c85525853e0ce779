import type { CivilDate } from '@contapro/sunat'
import { hash32 } from '../invented/random.ts'

/** Middle of the invented rates, in thousandths of a sol. */
const MIDDLE = { USD: 3545, EUR: 4062 } as const

/** How far a rate swings to either side within a year, and from day to day. */
const YEARLY_SWING = 85
const DAILY_SWING = 12
const HALF_YEAR_DAYS = 183

/** An invented selling rate of the day, the same for every company: soles for one unit, three decimals. */
export function exchangeRateOn(currency: 'PEN' | 'USD' | 'EUR', date: CivilDate): string {
  if (currency === 'PEN') return '1.000'
  const day = dayOfYear(date)
  const slope = Math.abs(day - HALF_YEAR_DAYS) / HALF_YEAR_DAYS
  const thousandths =
    MIDDLE[currency] +
    Math.round(YEARLY_SWING * (2 * slope - 1)) +
    (hash32(`${currency}${date}`) % (2 * DAILY_SWING + 1)) -
    DAILY_SWING
  return `${Math.trunc(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`
}

function dayOfYear(date: CivilDate): number {
  return (Number(date.slice(5, 7)) - 1) * 30.5 + Number(date.slice(8))
}
