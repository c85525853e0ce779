import { expect, test } from 'vitest'
import { isFirstTime } from './first-time.js'

test('passes and leaves an error behind', () => {
  if (isFirstTime('unhandled')) void Promise.reject(new Error('nobody waits for this'))
  expect(1 + 1).toBe(2)
})
