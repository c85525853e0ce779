import { expect, test } from 'vitest'
import { dayOf } from './day-of.ts'

test.each([
  ['2026-09-02T04:59:59Z', '2026-09-01'],
  ['2026-09-02T05:00:00Z', '2026-09-02'],
  ['ayer', undefined],
])('%s is the day %s in Lima', (instant, day) => expect(dayOf(instant)).toBe(day))
