import { describe, expect, it } from 'vitest'
import { fromCalendarDay, isWithin, parseTypedDate, rangeOf, toCalendarDay } from './civil-date.ts'

describe('a typed date', () => {
  it.each([
    ['06/10/2025', '2025-10-06'],
    ['6/10/2025', '2025-10-06'],
    [' 06-10-2025 ', '2025-10-06'],
    ['06102025', '2025-10-06'],
    ['29/02/2024', '2024-02-29'],
  ])('is read from %s', (text, date) => expect(parseTypedDate(text, 'es-PE')).toBe(date))

  it.each([
    ['10/6/2025', 'en-US'],
    ['10062025', 'en-US'],
    ['2025-10-06', 'sv'],
    ['06.10.2025', 'de'],
  ])('is read from %s in the order of %s', (text, locale) => expect(parseTypedDate(text, locale)).toBe('2025-10-06'))

  it.each(['', '6/10', '31/02/2025', '29/02/2025', '00/10/2025', '10/13/2025', '2025-10-06', '6/10/25', 'ayer'])(
    'is refused when it is no day of the calendar: "%s"',
    (text) => expect(parseTypedDate(text, 'es-PE')).toBeUndefined(),
  )
})

describe('a day of the calendar', () => {
  it.each(['2025-01-01', '2025-10-26', '2025-12-31', '1990-04-01', '0099-03-01'])('is %s again', (date) => {
    expect(fromCalendarDay(toCalendarDay(date))).toBe(date)
  })
})

describe('a range', () => {
  it('has its days in order, whichever came first', () =>
    expect(rangeOf('2025-10-24', '2025-10-06')).toEqual({ from: '2025-10-06', to: '2025-10-24' }))

  it('allows its limits and nothing beyond them', () => {
    const within = ['2025-09-30', '2025-10-01', '2025-10-31', '2025-11-01'].map((date) =>
      isWithin(date, '2025-10-01', '2025-10-31'),
    )
    expect(within).toEqual([false, true, true, false])
    expect(isWithin('1900-01-01', undefined, undefined)).toBe(true)
  })
})
