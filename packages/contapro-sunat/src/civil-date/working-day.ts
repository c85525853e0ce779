import type { CivilDate } from './civil-date.ts'

/**
 * National holidays on a fixed day, `MM-DD`, with the first year of those that are new.
 * Source: D.Leg. 713, art. 6; Ley 31381 (6 August and 9 December), Ley 31788 (7 June), Ley 31822 (23 July). [M]: not read
 * in the original; days that the government makes non-working for a year are not here.
 */
const FIXED_HOLIDAYS: Readonly<Record<string, number>> = {
  '01-01': 0,
  '05-01': 0,
  '06-07': 2024,
  '06-29': 0,
  '07-23': 2024,
  '07-28': 0,
  '07-29': 0,
  '08-06': 2022,
  '08-30': 0,
  '10-08': 0,
  '11-01': 0,
  '12-08': 0,
  '12-09': 2022,
  '12-25': 0,
}

/** 1 March of the year 0 was a Wednesday; 0 is Sunday and 6 Saturday. */
const WEEKDAY_OF_DAY_0 = 3

/** Whether the date is a working day in Peru: Monday to Friday and no national holiday. Years 1900 to 2099. */
export function isWorkingDay(date: CivilDate): boolean {
  const year = Number(date.slice(0, 4))
  const today = dayNumber(year, Number(date.slice(5, 7)), Number(date.slice(8)))
  const weekday = (today + WEEKDAY_OF_DAY_0) % 7
  const isHoliday = year >= (FIXED_HOLIDAYS[date.slice(5)] ?? Number.POSITIVE_INFINITY)
  const daysToEaster = easterSunday(year) - today
  const isHolyThursdayOrGoodFriday = daysToEaster === 3 || daysToEaster === 2
  return weekday % 6 !== 0 && !isHoliday && !isHolyThursdayOrGoodFriday
}

/** The day number of Easter Sunday, by the rule of Gauss for the years 1900 to 2099. */
function easterSunday(year: number): number {
  const golden = year % 19
  const moon = (19 * golden + 24) % 30
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7
  const isLate = sunday === 6 && (moon === 29 || (moon === 28 && golden > 10))
  return dayNumber(year, 3, 22 + moon + sunday - (isLate ? 7 : 0))
}

/** Days since 1 March of the year 0: years begin in March, so that the leap day comes last. */
function dayNumber(year: number, month: number, day: number): number {
  const y = month < 3 ? year - 1 : year
  const leapDays = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400)
  return y * 365 + leapDays + Math.floor((((month + 9) % 12) * 306 + 5) / 10) + day - 1
}
