import type { Session } from '../secrets/access-tokens.ts'

/** Which sessions hold. */
export interface OpenSessions {
  /**
   * The account's epoch as long as the session holds. Undefined after a sign-out, after a new password, after the idle limit, and for an
   * account that is gone.
   */
  epochOf(session: Session): Promise<number | undefined>
  /** Some sessions have ended: this server sees it at once, others within a second. */
  forget(): void
}
