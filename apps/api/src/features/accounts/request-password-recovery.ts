import { findUserByEmail } from '../../company/accounts/users.store.ts'
import { countAttempt } from '../../platform/attempts/count-attempt.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { newPasswordMail, recoveryMail } from '../../platform/mail/password-mails.ts'
import type { Services } from '../../platform/ports/services.ts'
import { sendPasswordLink } from './send-password-link.ts'

/** Nobody registered this address: the specification shows it at this call. */
export class UserNotFoundError extends DomainError {
  constructor() {
    const message = 'El correo electrónico no está registrado'
    super('USER_NOT_FOUND', message, [{ code: 'USER_NOT_FOUND', message, field: 'email' }])
  }
}

/**
 * Sends a link that sets a new password.
 *
 * @throws UserNotFoundError, TooManyRequestsError, MailUnavailableError
 */
export async function requestPasswordRecovery(
  services: Services,
  { email, client }: { readonly email: string; readonly client: string },
): Promise<void> {
  const { recoveriesOfClient, recoveriesOfAddress } = services.rateLimiters
  await countAttempt([
    [recoveriesOfClient, client],
    [recoveriesOfAddress, email.toLowerCase()],
  ])
  const user = await findUserByEmail(services.database, email)
  if (!user) throw new UserNotFoundError()
  await sendPasswordLink(services, user, user.passwordHash === null ? newPasswordMail : recoveryMail)
}
