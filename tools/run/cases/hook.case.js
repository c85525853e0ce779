import { beforeAll, expect, test } from 'vitest'

beforeAll(() => {
  throw new Error('no database')
})

test('has a database', () => expect(1 + 1).toBe(2))
