import { expect, test } from 'vitest'
import { percentChange } from '../../src/features/dashboard/percent-change.ts'

// decisions 16: against the previous month, one decimal, null when it is 0.
test.each([
  [108_40, 100_00, 8.4],
  [100_00, 100_00, 0],
  [0, 100_00, -100],
  [50_00, 0, null],
  [0, 0, null],
  [2001, 2000, 0.1],
  [1999, 2000, -0.1],
  [20009, 20000, 0],
  [3, 9, -66.7],
  [9, 3, 200],
  [50_00, -100_00, 150],
  [-150_00, -100_00, -50],
  [9_007_199_254_740_991, 1, 900_719_925_474_099_000],
])('from the second to the first: %i, %i changes by %s percent', (current, previous, expected) => {
  expect(percentChange(current, previous)).toBe(expected)
})
