import type { CivilDate } from '../civil-date/civil-date.ts'
import { isWorkingDay } from '../civil-date/working-day.ts'
import { findDetractionGood } from './find-detraction-good.ts'
import { addMonths, firstDay, type TaxPeriod } from '../tax-period/tax-period.ts'

const WORKING_DAYS = 5

/**
 * Last day on which a buyer deposits in time: the fifth working day of the month after the one in which the purchase is
 * annotated (or the day of payment, when that comes first, which no document shows).
 *
 * Source: R.S. 183-2004, arts. 7, 11 and 16 [M detail].
 */
export function detractionDeadline(annotatedIn: TaxPeriod): CivilDate {
  const month = firstDay(addMonths(annotatedIn, 1)).slice(0, -2)
  let left = WORKING_DAYS
  for (let day = 1; ; day++) {
    const date = `${month}${String(day).padStart(2, '0')}` as CivilDate
    if (isWorkingDay(date)) left--
    if (left === 0) return date
  }
}

/** By when a detraction is to be deposited. */
export interface DetractionDueDate {
  /** The payment or the fifth working day, whichever comes first; or, of the goods of annex 1, before they leave the supplier's premises. */
  readonly rule: 'payment-or-fifth-working-day' | 'before-removal'
  /** Last day; null for a removal, whose day no document shows. */
  readonly on: CivilDate | null
}

/**
 * By when the buyer deposits the detraction of a good or service; an unknown one follows the ordinary rule.
 *
 * Source: R.S. 183-2004, arts. 7 (annex 1), 11 (annex 2) and 16 (annex 3). When it is paid counts for the fine alone: since November
 * 2018 the credit depends on the fifth working day (D.Leg. 940, first final provision, with D.Leg. 1395).
 */
export function detractionDueDate(goodCode: string | null, annotatedIn: TaxPeriod): DetractionDueDate {
  if (findDetractionGood(goodCode ?? '')?.annex === '1') return { rule: 'before-removal', on: null }
  return { rule: 'payment-or-fifth-working-day', on: detractionDeadline(annotatedIn) }
}
