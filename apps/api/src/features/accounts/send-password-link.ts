import { addRecovery, deleteOlderRecoveries, deleteRecovery, type UserRow } from '../../company/accounts/users.store.ts'
import type { Message } from '../../platform/mail/mail.ts'
import type { PasswordLink } from '../../platform/mail/password-mails.ts'
import type { Services } from '../../platform/ports/services.ts'
import { createRecoveryToken } from './recovery-token.ts'

/**
 * Mails a link that sets a new password. Earlier links stay valid until the mail is sent, so that a failure of the mail server does
 * not void them.
 *
 * @throws MailUnavailableError
 */
export async function sendPasswordLink(
  services: Pick<Services, 'database' | 'clock' | 'mail' | 'recovery'>,
  user: UserRow,
  mailOf: (link: PasswordLink) => Message,
): Promise<void> {
  const { database, clock, mail, recovery } = services
  const { minutes } = recovery
  const { token, tokenHash } = createRecoveryToken()
  const expiresAt = new Date(clock().getTime() + minutes * 60_000)
  const id = await addRecovery(database, user.uuid, { tokenHash, expiresAt })
  try {
    const link = new URL(`/recuperar-contraseña#${token}`, recovery.publicUrl()).href
    const name = user.emailVerifiedAt === null ? undefined : user.name
    await mail.send(mailOf({ to: user.email, name, link, minutes }))
  } catch (error) {
    await deleteRecovery(database, id)
    throw error
  }
  await deleteOlderRecoveries(database, user.uuid, id)
}
