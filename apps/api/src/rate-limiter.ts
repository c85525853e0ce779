import type { Clock } from './clock.ts'

/** Counts attempts by key. In memory here; a shared one fits the same port. */
export interface RateLimiter {
  /** Counts an attempt. Answers undefined when it may go on, else the seconds to wait. */
  take(key: string): Promise<number | undefined>
  /** Takes one attempt back: it was a good one. */
  giveBack(key: string): Promise<void>
}

export interface RateLimit {
  readonly attempts: number
  readonly windowSeconds: number
}

interface Count {
  attempts: number
  readonly endsAt: number
}

/** Beyond this, keys whose window is over are forgotten, then the oldest. */
const MAX_KEYS = 50_000

/** A fixed window for each key, begun by its first attempt. */
export function createRateLimiter({ attempts, windowSeconds }: RateLimit, clock: Clock): RateLimiter {
  const counts = new Map<string, Count>()
  const current = (key: string): Count | undefined => {
    const count = counts.get(key)
    if (count && count.endsAt <= clock().getTime()) counts.delete(key)
    return counts.get(key)
  }
  return {
    async take(key) {
      const now = clock().getTime()
      if (counts.size >= MAX_KEYS) forget(counts, now)
      const count = current(key) ?? { attempts: 0, endsAt: now + windowSeconds * 1000 }
      if (count.attempts >= attempts) return Math.ceil((count.endsAt - now) / 1000)
      counts.set(key, { ...count, attempts: count.attempts + 1 })
      return undefined
    },
    async giveBack(key) {
      const count = current(key)
      if (count && count.attempts > 0) count.attempts -= 1
    },
  }
}

function forget(counts: Map<string, Count>, now: number): void {
  for (const [key, { endsAt }] of counts) if (endsAt <= now) counts.delete(key)
  for (const key of counts.keys()) {
    if (counts.size < MAX_KEYS) return
    counts.delete(key)
  }
}
