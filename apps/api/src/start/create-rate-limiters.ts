import { createRateLimiter, type RateLimit, type RateLimiterParts } from '../platform/attempts/rate-limiter.ts'
import type { RateLimiters } from '../platform/ports/services.ts'

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
