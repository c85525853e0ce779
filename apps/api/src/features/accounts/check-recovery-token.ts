import { hasRecovery } from '../../company/accounts/users.store.ts'
import { countAttempt } from '../../platform/attempts/count-attempt.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { Services } from '../../platform/ports/services.ts'
import { hashRecoveryToken } from './recovery-token.ts'

/** Unknown, expired, used, or voided by a newer link. */
export class RecoveryTokenInvalidError extends DomainError {
  constructor() {
    super('RECOVERY_TOKEN_INVALID', 'Este link ya expiró')
  }
}

/** Looks at a recovery token without using it. Throws `RecoveryTokenInvalidError`, `TooManyRequestsError`. */
export async function checkRecoveryToken(
  { database, clock, rateLimiters }: Services,
  { token, client }: { readonly token: string; readonly client: string },
): Promise<void> {
  await countAttempt([[rateLimiters.recoveryTokensOfClient, client]])
  if (!(await hasRecovery(database, hashRecoveryToken(token), clock()))) throw new RecoveryTokenInvalidError()
}
