import { createRateLimiter, type RateLimit, type RateLimiter, type RateLimiterParts } from './rate-limiter.ts'

/** Who may try what how often. */
export interface RateLimiters {
  /** Failed sign-ins for one e-mail address from one device of one client. */
  readonly signInsOfDevice: RateLimiter
  /** Failed sign-ins from one client, but for known devices. */
  readonly signInsOfClient: RateLimiter
  /** Failed sign-ins for one e-mail address from everywhere, but for known devices. */
  readonly signInsOfAddress: RateLimiter
  /** Accounts registered from one client, and tries at it. */
  readonly registrationsOfClient: RateLimiter
  /** Accounts registered with one partner's key, and tries at it. */
  readonly registrationsOfPartner: RateLimiter
  /** Recovery links for one e-mail address. */
  readonly recoveriesOfAddress: RateLimiter
  /** Recovery links asked for by one client. */
  readonly recoveriesOfClient: RateLimiter
  /** Recovery tokens looked at or used by one client. */
  readonly recoveryTokensOfClient: RateLimiter
  /** Wrong partner keys from one client. */
  readonly partnerKeysOfClient: RateLimiter
  /** Handed-over tokens that did not hold, from one client. */
  readonly handoversOfClient: RateLimiter
  /** Events of one accountant. */
  readonly eventsOfAccountant: RateLimiter
  /** SOL credentials tried by one accountant. */
  readonly credentialChecks: RateLimiter
  /** RUC checks by one accountant. */
  readonly rucChecks: RateLimiter
}

const QUARTER_OF_AN_HOUR = 15 * 60

/** An office behind one address has many accountants: its clients get more attempts than one account. */
export function createRateLimiters(parts: RateLimiterParts): RateLimiters {
  const limiter = (name: keyof RateLimiters, attempts: number, more: Partial<RateLimit> = {}) =>
    createRateLimiter(parts, { name, attempts, windowSeconds: QUARTER_OF_AN_HOUR, ...more })
  return {
    signInsOfDevice: limiter('signInsOfDevice', 5, { hasGrowingWaits: true }),
    signInsOfClient: limiter('signInsOfClient', 50),
    signInsOfAddress: limiter('signInsOfAddress', 100, { hasGrowingWaits: true }),
    registrationsOfClient: limiter('registrationsOfClient', 30),
    registrationsOfPartner: limiter('registrationsOfPartner', 300),
    recoveriesOfAddress: limiter('recoveriesOfAddress', 5),
    recoveriesOfClient: limiter('recoveriesOfClient', 30),
    recoveryTokensOfClient: limiter('recoveryTokensOfClient', 60),
    partnerKeysOfClient: limiter('partnerKeysOfClient', 30),
    handoversOfClient: limiter('handoversOfClient', 60),
    eventsOfAccountant: limiter('eventsOfAccountant', 1000),
    credentialChecks: limiter('credentialChecks', 20),
    rucChecks: limiter('rucChecks', 60),
  }
}
