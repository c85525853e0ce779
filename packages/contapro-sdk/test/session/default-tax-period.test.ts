import { expect, test } from 'vitest'
import { defaultTaxPeriod } from '../../src/index.ts'

test.each([
  ['2026-09-15T12:00:00Z', '202608'],
  ['2026-01-15T12:00:00Z', '202512'],
  ['2026-09-01T04:59:59Z', '202607'],
  ['2026-09-01T05:00:00Z', '202608'],
])('at %s a company without periods opens with %s', (now, period) => {
  expect(defaultTaxPeriod(new Date(now))).toBe(period)
})
