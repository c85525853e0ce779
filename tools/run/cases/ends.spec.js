import { expect, test } from '@playwright/test'
import { isFirstTime } from './first-time.js'

test.describe('an accountant', () => {
  test('sees an amount (passes)', () => expect(1 + 1).toBe(2))

  test('sees an amount at the second try', () => expect(isFirstTime('ends')).toBe(false))

  test('never sees an amount', () => expect('S/ 1.00').toBe('S/ 2.00'))
})
