import { expect, inject, test } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Time zone that the tests of this project run in. */
    zone: string
  }
}

test('the tests really run in their time zone', () => {
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(inject('zone'))
})
