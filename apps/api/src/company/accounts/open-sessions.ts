import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { OpenSessions } from '../../platform/ports/open-sessions.ts'
import type { Session } from '../../platform/secrets/access-tokens.ts'
import { sessionLimitsAt } from './session-limits.ts'
import { findSession, noteSessionUse } from './sessions.store.ts'

/** How long an answer of the database is kept: the calls of a screen come together. */
const KEPT_MS = 1000
/** How old `last_seen_at` may be: it is not written for each call. */
const SEEN_MS = 60_000

/** Looks sessions up in the database, and notes there when they were seen. */
export function createOpenSessions(database: Database, clock: Clock, idleMinutes: number): OpenSessions {
  const kept = new Map<string, { readonly epoch: Promise<number | undefined>; readonly until: number }>()
  const find = async (session: Session, now: Date): Promise<number | undefined> => {
    const row = await findSession(database, session, sessionLimitsAt(now, idleMinutes))
    if (row && now.getTime() - row.lastSeenAt.getTime() >= SEEN_MS) {
      await noteSessionUse(database, session.sessionUuid, now)
    }
    return row?.epoch
  }
  return {
    epochOf(session) {
      const now = clock()
      const key = `${session.accountantUuid} ${session.sessionUuid}`
      const known = kept.get(key)
      if (known && known.until > now.getTime()) return known.epoch
      for (const [old, { until }] of kept) if (until <= now.getTime()) kept.delete(old)
      const epoch = find(session, now)
      kept.set(key, { epoch, until: now.getTime() + KEPT_MS })
      epoch.catch(() => kept.delete(key))
      return epoch
    },
    forget: () => kept.clear(),
  }
}
