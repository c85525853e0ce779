import type { UserRow } from '../../company/accounts/users.store.ts'
import { confirmationMail } from '../../platform/mail/confirmation-mail.ts'
import { newPasswordMail } from '../../platform/mail/password-mails.ts'
import type { Services } from '../../platform/ports/services.ts'
import { sendPasswordLink } from './send-password-link.ts'

/**
 * Mails a new account the link that verifies its address: the one that sets its password, if it has none. An address that is
 * verified already gets no mail.
 *
 * @throws MailUnavailableError
 */
export async function sendFirstMail(services: Services, user: UserRow): Promise<void> {
  const { mail, recovery, emailConfirmations } = services
  const { uuid, email, emailVerifiedAt, passwordHash } = user
  if (emailVerifiedAt !== null) return
  if (passwordHash === null) return sendPasswordLink(services, user, newPasswordMail)
  const token = emailConfirmations.seal({ accountantUuid: uuid, email })
  await mail.send(
    confirmationMail({ to: email, link: new URL(`/confirmar-correo#${token}`, recovery.publicUrl()).href }),
  )
}
