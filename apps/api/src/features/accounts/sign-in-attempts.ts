import type { Attempt } from '../../platform/attempts/count-attempt.ts'
import type { RateLimiters } from '../../platform/attempts/rate-limiters.ts'
import { deviceKey, type Visitor } from '../../platform/ports/visitor.ts'

/** An address on one device, in the counts of sign-ins. */
export const signInKey = (email: string, visitor: Visitor): string => `${email.toLowerCase()} ${deviceKey(visitor)}`

/**
 * What one sign-in counts for (decision 0070). Attempts of others are in the counts of a client and of an address, so a known device
 * counts for itself alone.
 */
export function attemptsAtSignIn(
  { signInsOfDevice, signInsOfClient, signInsOfAddress }: RateLimiters,
  { email, visitor, isKnown }: { readonly email: string; readonly visitor: Visitor; readonly isKnown: boolean },
): readonly Attempt[] {
  const own: Attempt = [signInsOfDevice, signInKey(email, visitor)]
  if (isKnown) return [own]
  return [[signInsOfClient, visitor.client], own, [signInsOfAddress, email.toLowerCase()]]
}
