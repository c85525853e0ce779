import { sessionLimitsAt } from '../../company/accounts/session-limits.ts'
import { listSessionsOf, type SessionRow } from '../../company/accounts/sessions.store.ts'
import type { RequestContext } from '../../platform/ports/services.ts'

/** The open sessions of the account, the last one seen first. */
export function listSessions({ database, clock, limits, accountantUuid }: RequestContext): Promise<SessionRow[]> {
  return listSessionsOf(database, accountantUuid, sessionLimitsAt(clock(), limits.sessionIdleMinutes))
}
