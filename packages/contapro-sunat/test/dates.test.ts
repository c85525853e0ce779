import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  type CivilDate,
  civilDate,
  firstDay,
  formatSunatDate,
  lastDay,
  monthsBetween,
  parseCivilDate,
  parseSunatDate,
  parseTaxPeriod,
  periodOf,
  type TaxPeriod,
} from '../src/index.ts'

const date = (text: string) => text as CivilDate
const period = (text: string) => text as TaxPeriod

describe('civil dates', () => {
  it.each([
    ['05/08/2026', '2026-08-05'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2000', '2000-02-29'],
    ['31/12/1999', '1999-12-31'],
  ])('reads the date %s of a SUNAT file as %s, and writes it back', (text, expected) => {
    expect(parseSunatDate(text)).toBe(expected)
    expect(formatSunatDate(date(expected))).toBe(text)
    expect(parseCivilDate(expected)).toBe(expected)
  })

  it.each([
    '31/02/2026',
    '29/02/2023',
    '29/02/1900',
    '00/01/2026',
    '01/13/2026',
    '31/04/2026',
    '1/8/2026',
    '2026-08-05',
    '01/08/1899',
    '',
  ])('refuses %j, which is no day of the calendar in SUNAT form', (text) => {
    expect(parseSunatDate(text)).toBeUndefined()
  })

  it.each(['2026-02-30', '2026-13-01', '2026-8-5', '05/08/2026', '2026-08-05T00:00:00', ''])(
    'refuses the ISO text %j',
    (text) => {
      expect(parseCivilDate(text)).toBeUndefined()
    },
  )

  it('knows the same days as the calendar of JavaScript', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2199 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 31 }),
        (year, month, day) => {
          const instant = new Date(Date.UTC(year, month - 1, day))
          const exists = instant.getUTCMonth() === month - 1
          expect(civilDate(year, month, day)).toBe(exists ? instant.toISOString().slice(0, 10) : undefined)
        },
      ),
    )
  })
})

describe('addDays', () => {
  it.each([
    ['2026-08-05', 0, '2026-08-05'],
    ['2026-08-31', 1, '2026-09-01'],
    ['2026-04-30', 1, '2026-05-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2024-02-29', 1, '2024-03-01'],
    ['2024-02-29', 366, '2025-03-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-09-01', -32, '2026-07-31'],
  ])('moves %s by %i days to %s', (from, days, expected) => {
    expect(addDays(date(from), days)).toBe(expected)
    expect(addDays(date(expected), -days)).toBe(from)
  })
})

describe('tax periods', () => {
  it.each(['202608', '199901', '210012'])('takes %s', (text) => {
    expect(parseTaxPeriod(text)).toBe(text)
  })

  it.each(['202600', '202613', '20268', '2026-08', '20260800', '180001', ''])('refuses %j', (text) => {
    expect(parseTaxPeriod(text)).toBeUndefined()
  })

  it.each([
    ['202608', 1, '202609'],
    ['202612', 1, '202701'],
    ['202601', -1, '202512'],
    ['202507', 12, '202607'],
    ['202608', -20, '202412'],
    ['202608', 0, '202608'],
  ])('moves %s by %i months to %s', (from, months, expected) => {
    expect(addMonths(period(from), months)).toBe(expected)
    expect(monthsBetween(period(from), period(expected))).toBe(months)
  })

  it.each([
    ['202602', '2026-02-01', '2026-02-28'],
    ['202402', '2024-02-01', '2024-02-29'],
    ['202612', '2026-12-01', '2026-12-31'],
    ['202604', '2026-04-01', '2026-04-30'],
  ])('bounds %s by %s and %s', (text, first, last) => {
    expect(firstDay(period(text))).toBe(first)
    expect(lastDay(period(text))).toBe(last)
    expect(periodOf(date(last))).toBe(text)
  })
})
