import { consumeRecovery } from '../../company/accounts/users.store.ts'
import type { Services } from '../../platform/ports/services.ts'
import type { Visitor } from '../../platform/ports/visitor.ts'
import { checkRecoveryToken, RecoveryTokenInvalidError } from './check-recovery-token.ts'
import { hashRecoveryToken } from './recovery-token.ts'
import { signInKey } from './sign-in-attempts.ts'

export interface PasswordReset extends Visitor {
  /** Of the recovery link. */
  readonly token: string
  readonly password: string
}

/**
 * Sets a new password, once for each recovery link, and ends every session of the account. The device that sets it is known from then on.
 *
 * @throws RecoveryTokenInvalidError, TooManyRequestsError
 */
export async function resetPassword(
  services: Services,
  { token, password, client, device }: PasswordReset,
): Promise<void> {
  // Looked at before the password is hashed, which is dear; used up after it, in one transaction.
  await checkRecoveryToken(services, { token, client })
  const passwordHash = await services.passwords.hash(password, { line: client, isKnown: false })
  const tokenHash = hashRecoveryToken(token)
  const user = await consumeRecovery(services.database, { tokenHash, now: services.clock(), passwordHash })
  if (!user) throw new RecoveryTokenInvalidError()
  services.openSessions.forget()
  const visitor = { client, device }
  await services.knownDevices.add(user, visitor)
  await services.rateLimiters.signInsOfDevice.forget(signInKey(user.email, visitor))
}
