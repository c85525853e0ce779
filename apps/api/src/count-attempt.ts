import type { RateLimiter } from './rate-limiter.ts'
import { TooManyRequestsError } from './too-many-requests-error.ts'

/** A limiter and whom it counts by. */
export type Attempt = readonly [limiter: RateLimiter, key: string]

/** Counts one attempt with each limiter. Throws `TooManyRequestsError` at the first that is exhausted. */
export async function countAttempt(attempts: readonly Attempt[]): Promise<void> {
  for (const [limiter, key] of attempts) {
    const waitSeconds = await limiter.take(key)
    if (waitSeconds !== undefined) throw new TooManyRequestsError(waitSeconds)
  }
}
