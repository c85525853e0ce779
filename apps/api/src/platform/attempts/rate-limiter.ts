import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import { type Database, schema } from '../db/index.ts'
import type { KeyedHash } from '../secrets/keyed-hash.ts'
import { deleteEndedAttempts } from './attempts.store.ts'

/** Counts attempts by key. */
export interface RateLimiter {
  /** Counts an attempt. Returns undefined if it may go on, else the seconds to wait. */
  take(key: string): Promise<number | undefined>
  /** Takes one attempt back: it was a good one. */
  giveBack(key: string): Promise<void>
  /** Forgets all attempts of a key, and its wait. */
  forget(key: string): Promise<void>
}

export interface RateLimit {
  /** Separates the keys of limiters. */
  readonly name: string
  /** Attempts within a window that begins with the first one. */
  readonly attempts: number
  readonly windowSeconds: number
  /** A wait is one minute, and twice as long each further time within a day, up to an hour. Otherwise it ends with the window. */
  readonly hasGrowingWaits?: boolean
}

export interface RateLimiterParts {
  readonly database: Database
  /** The keys are stored as hashes. */
  readonly hash: KeyedHash
}

const FIRST_WAIT_SECONDS = 60
const LONGEST_WAIT_SECONDS = 60 * 60
const DAY_SECONDS = 24 * 60 * 60
/** How often ended counts are deleted. */
const DELETION_MS = 60_000

/** Counts in the database, so that several servers count together. The library takes the time of the machine. */
export function createRateLimiter({ database, hash }: RateLimiterParts, limit: RateLimit): RateLimiter {
  const { name, attempts, windowSeconds, hasGrowingWaits = false } = limit
  const table = { storeClient: database.db, schema: schema.attempts, clearExpiredByTimeout: false }
  const counts = new RateLimiterDrizzle({ ...table, keyPrefix: name, points: attempts, duration: windowSeconds })
  const waits = new RateLimiterDrizzle({
    ...table,
    keyPrefix: `${name} waits`,
    points: attempts,
    duration: DAY_SECONDS,
  })
  const beginWait = async (key: string): Promise<number> => {
    const { consumedPoints } = await waits.penalty(key)
    const seconds = Math.min(FIRST_WAIT_SECONDS * 2 ** (consumedPoints - 1), LONGEST_WAIT_SECONDS)
    await counts.block(key, seconds)
    return seconds
  }
  let deletedAt = 0
  const deleteEnded = async (now: Date): Promise<void> => {
    if (now.getTime() - deletedAt < DELETION_MS) return
    deletedAt = now.getTime()
    await deleteEndedAttempts(database, now)
  }
  return {
    async take(plainKey) {
      await deleteEnded(new Date())
      const key = hash(plainKey)
      const refusal = await refusalOf(counts.consume(key))
      if (!refusal) return undefined
      // The first attempt too many begins the wait; those after it do not make it longer.
      if (hasGrowingWaits && refusal.consumedPoints === attempts + 1) return beginWait(key)
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    },
    async giveBack(plainKey) {
      await counts.reward(hash(plainKey))
    },
    async forget(plainKey) {
      const key = hash(plainKey)
      await counts.delete(key)
      await waits.delete(key)
    },
  }
}

/** The library rejects with a result if no attempt is left, and with an error if the database fails. */
async function refusalOf(consumed: Promise<RateLimiterRes>): Promise<RateLimiterRes | undefined> {
  try {
    await consumed
    return undefined
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return reason
    throw reason
  }
}
