import type { CivilDate } from './civil-date.ts'

/* oxlint-disable no-restricted-globals -- calendar arithmetic in UTC, without a clock */
/** The date so many days later, or earlier when negative. */
export function addDays(date: CivilDate, days: number): CivilDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10) as CivilDate
}
/* oxlint-enable no-restricted-globals */
