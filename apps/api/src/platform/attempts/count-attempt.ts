import { TooManyRequestsError } from '../errors/too-many-requests-error.ts'
import type { RateLimiter } from './rate-limiter.ts'

/** A limiter and the key that it counts by. */
export type Attempt = readonly [limiter: RateLimiter, key: string]

/** Counts one attempt with each limiter. Throws `TooManyRequestsError` at the first that is exhausted; then no other one has counted it. */
export async function countAttempt(attempts: readonly Attempt[]): Promise<void> {
  for (const [index, [limiter, key]] of attempts.entries()) {
    const waitSeconds = await limiter.take(key)
    if (waitSeconds === undefined) continue
    await giveBackAttempt(attempts.slice(0, index))
    throw new TooManyRequestsError(waitSeconds)
  }
}

/** Takes an attempt back with each limiter. */
export async function giveBackAttempt(attempts: readonly Attempt[]): Promise<void> {
  for (const [limiter, key] of attempts) await limiter.giveBack(key)
}
