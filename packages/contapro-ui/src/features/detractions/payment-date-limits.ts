import type { DateRange } from '@contapro/sdk'
import { lastDay, parseTaxPeriod } from '@contapro/sunat'
import { daysInLima } from './day-of.ts'

/** The rules of the deposits are in force from this day. Source: R.S. 183-2004/SUNAT. */
const FIRST_DAY = '2004-09-15'

/** The days on which a deposit can have been paid: until today in Peru, and all of the tax period whose days are the default. */
export function paymentDateLimits(taxPeriod: string, now: Date): DateRange {
  const period = parseTaxPeriod(taxPeriod)
  const today = daysInLima.format(now)
  const end = period ? lastDay(period) : today
  return { from: FIRST_DAY, to: end > today ? end : today }
}
