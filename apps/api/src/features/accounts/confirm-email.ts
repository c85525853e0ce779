import { noteVerifiedEmail } from '../../company/accounts/users.store.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { RequestContext } from '../../platform/ports/services.ts'
import { getMe } from './get-me.ts'

/** The token is not ours, or of another account than the session's. */
export class EmailConfirmationInvalidError extends DomainError {
  constructor() {
    super('EMAIL_CONFIRMATION_INVALID', 'Este enlace no es de tu cuenta.')
  }
}

/**
 * Notes that the owner of the signed-in account reads the mails of its address.
 *
 * @throws EmailConfirmationInvalidError
 */
export async function confirmEmail(ctx: RequestContext, token: string): Promise<void> {
  const { uuid, email } = await getMe(ctx)
  const confirmation = ctx.emailConfirmations.open(token)
  if (confirmation?.accountantUuid !== uuid || confirmation.email !== email) throw new EmailConfirmationInvalidError()
  await noteVerifiedEmail(ctx.database, uuid, ctx.clock())
}
