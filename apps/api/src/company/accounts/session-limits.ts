import { ACCESS_TOKEN_SECONDS } from '../../platform/secrets/access-tokens.ts'
import type { SessionLimits } from './sessions.store.ts'

/** The limits of sessions at a time. */
export function sessionLimitsAt(now: Date, idleMinutes: number): SessionLimits {
  return {
    seenAfter: new Date(now.getTime() - idleMinutes * 60_000),
    begunAfter: new Date(now.getTime() - ACCESS_TOKEN_SECONDS * 1000),
  }
}
