import type { Services } from '../../services.ts'
import { checkRecoveryToken, RecoveryTokenInvalidError } from './check-recovery-token.ts'
import { hashRecoveryToken } from './recovery-token.ts'
import { consumeRecovery } from './users.store.ts'

export interface PasswordReset {
  /** Of the recovery link. */
  readonly token: string
  readonly password: string
  /** Address of the client, to count attempts by. */
  readonly client: string
}

/**
 * Sets a new password, once for each recovery link, and ends every session of the account.
 *
 * @throws RecoveryTokenInvalidError, TooManyRequestsError
 */
export async function resetPassword(services: Services, { token, password, client }: PasswordReset): Promise<void> {
  // Looked at before the password is hashed, which is dear; used up after it, in one transaction.
  await checkRecoveryToken(services, { token, client })
  const passwordHash = await services.passwords.hash(password)
  const tokenHash = hashRecoveryToken(token)
  const accountantUuid = await consumeRecovery(services.database, { tokenHash, now: services.clock(), passwordHash })
  if (accountantUuid === undefined) throw new RecoveryTokenInvalidError()
  services.openSessions.forget()
}
