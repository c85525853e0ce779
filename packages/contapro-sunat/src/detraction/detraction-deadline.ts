import type { CivilDate } from '../civil-date/civil-date.ts'
import { isWorkingDay } from '../civil-date/working-day.ts'
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
