import type { RequestContext } from '../../services.ts'
import { sessionLimitsAt } from './session-limits.ts'
import { listSessionsOf, type SessionRow } from './sessions.store.ts'

/** The open sessions of the account, the last one seen first. */
export function listSessions({ database, clock, limits, accountantUuid }: RequestContext): Promise<SessionRow[]> {
  return listSessionsOf(database, accountantUuid, sessionLimitsAt(clock(), limits.sessionIdleMinutes))
}
