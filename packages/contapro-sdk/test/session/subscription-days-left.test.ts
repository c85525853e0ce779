import { expect, test } from 'vitest'
import { subscriptionDaysLeft } from '../../src/index.ts'

// Ceil of the days to end_date, minimum 0 (part 1 §9); midnight is Lima's, five hours behind UTC.
test.each([
  ['2026-11-30', '2026-11-20T15:00:00Z', 10],
  ['2026-11-30', '2026-11-29T05:00:00Z', 1],
  ['2026-11-30', '2026-11-29T05:00:00.001Z', 1],
  ['2026-11-30', '2026-11-29T04:59:59Z', 2],
  ['2026-11-30', '2026-11-30T04:59:59Z', 1],
  ['2026-11-30', '2026-11-30T05:00:00Z', 0],
  ['2026-11-30', '2026-12-24T00:00:00Z', 0],
  ['2027-01-01', '2026-12-31T12:00:00Z', 1],
])('a plan until %s has, at %s, %i days left', (end_date, now, days) => {
  expect(subscriptionDaysLeft({ end_date }, new Date(now))).toBe(days)
})

test('without a plan there are none', () => {
  expect(subscriptionDaysLeft(null, new Date('2026-11-20T15:00:00Z'))).toBe(0)
})
