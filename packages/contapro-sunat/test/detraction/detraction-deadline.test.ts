import { describe, expect, it } from 'vitest'
import { type CivilDate, detractionDeadline, isWorkingDay, type TaxPeriod } from '../../src/index.ts'

describe('isWorkingDay', () => {
  it.each([
    ['2026-08-07', true, 'a Friday'],
    ['2026-08-08', false, 'a Saturday'],
    ['2026-08-09', false, 'a Sunday'],
    ['2026-08-06', false, 'Batalla de Junín, Ley 31381'],
    ['2021-08-06', true, 'the same day before that law'],
    ['2024-07-23', false, 'Fuerza Aérea, Ley 31822'],
    ['2023-06-07', true, 'the day of Arica before Ley 31788'],
    ['2026-04-01', true, 'Holy Wednesday'],
    ['2026-04-02', false, 'Holy Thursday'],
    ['2026-04-03', false, 'Good Friday'],
    ['2026-04-06', true, 'Easter Monday'],
    ['2027-03-25', false, 'Holy Thursday'],
    ['2024-03-29', false, 'Good Friday'],
    ['2025-04-17', false, 'Holy Thursday'],
    ['2026-12-25', false, 'Christmas'],
  ])('of %s is %s (%s)', (date, isWorking) => {
    expect(isWorkingDay(date as CivilDate)).toBe(isWorking)
  })
})

describe('detractionDeadline', () => {
  it.each([
    ['202608', '2026-09-07', 'September begins on a Tuesday'],
    ['202607', '2026-08-10', 'the 6th is a holiday'],
    ['202603', '2026-04-09', 'Holy Thursday and Good Friday are holidays'],
    ['202612', '2027-01-08', 'the year turns, and 1 January is a holiday'],
    ['202604', '2026-05-08', '1 May is a holiday'],
  ])('of purchases annotated in %s is %s: %s', (period, deadline) => {
    expect(detractionDeadline(period as TaxPeriod)).toBe(deadline)
  })
})
