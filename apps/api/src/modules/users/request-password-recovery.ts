import { countAttempt } from '../../count-attempt.ts'
import { DomainError } from '../../domain-error.ts'
import { recoveryMail } from '../../mail/recovery-mail.ts'
import type { Services } from '../../services.ts'
import { createRecoveryToken } from './recovery-token.ts'
import { addRecovery, deleteOlderRecoveries, deleteRecovery, findUserByEmail } from './users.store.ts'

/** Nobody registered this address: the specification shows it at this call. */
export class UserNotFoundError extends DomainError {
  constructor() {
    const message = 'El correo electrónico no está registrado'
    super('USER_NOT_FOUND', message, [{ code: 'USER_NOT_FOUND', message, field: 'email' }])
  }
}

/**
 * Sends a link that sets a new password. Earlier links hold until this one is on its way, so that a mail server that fails
 * takes nothing from anybody.
 *
 * @throws UserNotFoundError, TooManyRequestsError, MailUnavailableError
 */
export async function requestPasswordRecovery(
  services: Services,
  { email, client }: { readonly email: string; readonly client: string },
): Promise<void> {
  const { database, clock, mail, recovery, rateLimiters } = services
  await countAttempt([
    [rateLimiters.recoveriesOfClient, client],
    [rateLimiters.recoveriesOfAddress, email.toLowerCase()],
  ])
  const user = await findUserByEmail(database, email)
  if (!user) throw new UserNotFoundError()
  const { token, tokenHash } = createRecoveryToken()
  const expiresAt = new Date(clock().getTime() + recovery.minutes * 60_000)
  const id = await addRecovery(database, user.uuid, { tokenHash, expiresAt })
  try {
    const link = new URL(`/recuperar-contraseña#${token}`, recovery.publicUrl()).href
    await mail.send(recoveryMail({ to: user.email, name: user.name, link, minutes: recovery.minutes }))
  } catch (error) {
    await deleteRecovery(database, id)
    throw error
  }
  await deleteOlderRecoveries(database, user.uuid, id)
}
