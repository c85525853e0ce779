import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/index.ts'
import type { Session } from '../../secrets/access-tokens.ts'
import { findSessionEpoch } from './users.store.ts'

/** Which sessions still hold. */
export interface OpenSessions {
  /** False once the account has a newer password than the session, or is gone. */
  has(session: Session): Promise<boolean>
  /** The account's sessions have ended: this server looks anew at once, others within ten seconds. */
  end(accountantUuid: string): void
}

/** The database is not asked again for this long: a dashboard's calls come in bursts. */
const KEPT_MS = 10_000
/** Beyond this, everything is looked up anew. */
const MAX_KEPT = 50_000

/** Compares a session's epoch with its account's. */
export function createOpenSessions(database: Database, clock: Clock): OpenSessions {
  const kept = new Map<string, { readonly epoch: Promise<number | undefined>; readonly until: number }>()
  const epochOf = (accountantUuid: string): Promise<number | undefined> => {
    const now = clock().getTime()
    const known = kept.get(accountantUuid)
    if (known && known.until > now) return known.epoch
    if (kept.size >= MAX_KEPT) kept.clear()
    const epoch = findSessionEpoch(database, accountantUuid)
    kept.set(accountantUuid, { epoch, until: now + KEPT_MS })
    epoch.catch(() => kept.delete(accountantUuid))
    return epoch
  }
  return {
    has: async ({ accountantUuid, epoch }) => (await epochOf(accountantUuid)) === epoch,
    end: (accountantUuid) => void kept.delete(accountantUuid),
  }
}
