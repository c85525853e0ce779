import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRateLimiter, type RateLimit } from '../../../src/platform/attempts/rate-limiter.ts'
import type { Database } from '../../../src/platform/db/index.ts'
import { deriveKey } from '../../../src/platform/secrets/derive-key.ts'
import { createKeyedHash } from '../../../src/platform/secrets/keyed-hash.ts'
import { databaseKinds, openTestDatabase } from '../../../test-kit/databases.ts'
import { storedAttempts } from './attempts.store.ts'

const hash = createKeyedHash(deriveKey(randomBytes(32), 'test'))
const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

beforeEach(() => void vi.setSystemTime(Date.UTC(2026, 8, 1)))
afterEach(() => void vi.useRealTimers())

describe.each(databaseKinds)('on %s', (kind) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(kind)
  })
  afterAll(() => database.close())

  let number = 0
  /** A limiter whose counts no other test has, or another server's limiter of the same counts. */
  const limiterOf = (limit: Partial<RateLimit> = {}) =>
    createRateLimiter({ database, hash }, { name: `limiter ${number++}`, attempts: 2, windowSeconds: 60, ...limit })

  test('so many attempts are taken in a window that begins with the first one', async () => {
    const limiter = limiterOf()
    expect(await limiter.take('a')).toBeUndefined()
    wait(59)
    expect(await limiter.take('a')).toBeUndefined()
    expect(await limiter.take('a')).toBe(1)
    expect(await limiter.take('b')).toBeUndefined()
    wait(1)
    expect(await limiter.take('a')).toBeUndefined()
  })

  test('an attempt that was given back is not counted', async () => {
    const limiter = limiterOf({ attempts: 1 })
    for (let i = 0; i < 5; i++) {
      expect(await limiter.take('a')).toBeUndefined()
      await limiter.giveBack('a')
    }
    expect(await limiter.take('a')).toBeUndefined()
    expect(await limiter.take('a')).toBe(60)
  })

  test('two servers count together', async () => {
    const [one, other] = [limiterOf({ name: 'shared' }), limiterOf({ name: 'shared' })]
    expect(await one.take('a')).toBeUndefined()
    expect(await other.take('a')).toBeUndefined()
    expect(await one.take('a')).toBe(60)
    expect(await other.take('a')).toBe(60)
  })

  test('attempts side by side do not slip through', async () => {
    const limiter = limiterOf({ hasGrowingWaits: true })
    const waits = await Promise.all(Array.from({ length: 8 }, () => limiter.take('a')))
    expect(waits.filter((seconds) => seconds === undefined)).toHaveLength(2)
  })

  test('a growing wait doubles each time within a day, up to an hour', async () => {
    const limiter = limiterOf({ attempts: 1, hasGrowingWaits: true })
    for (const seconds of [60, 120, 240, 480, 960, 1920, 3600, 3600]) {
      expect(await limiter.take('a')).toBeUndefined()
      expect(await limiter.take('a')).toBe(seconds)
      wait(seconds - 1)
      expect(await limiter.take('a')).toBe(1)
      wait(1)
    }
    wait(24 * 60 * 60)
    expect(await limiter.take('a')).toBeUndefined()
    expect(await limiter.take('a')).toBe(60)
  })

  test('a key that is forgotten has no attempts and no wait', async () => {
    const limiter = limiterOf({ attempts: 1, hasGrowingWaits: true })
    for (let i = 0; i < 2; i++) await limiter.take('a')
    await limiter.forget('a')
    expect(await limiter.take('a')).toBeUndefined()
    expect(await limiter.take('a')).toBe(60)
  })

  test('counts that have ended are deleted, and no key is readable', async () => {
    const limiter = limiterOf({ name: 'readable' })
    await limiter.take('rosa@example.com 200.1.2.3')
    wait(61)
    await limiter.take('b')
    const keys = await storedAttempts(database)
    expect(keys.filter((key) => key.startsWith('readable'))).toEqual([`readable:${hash('b')}`])
  })
})
