import { openSession, type SignedIn } from '../../company/accounts/open-session.ts'
import { findUser, takeUnverifiedUser, type UserRow } from '../../company/accounts/users.store.ts'
import { type Attempt, countAttempt, giveBackAttempt } from '../../platform/attempts/count-attempt.ts'
import { newPasswordMail } from '../../platform/mail/password-mails.ts'
import type { Services } from '../../platform/ports/services.ts'
import type { Visitor } from '../../platform/ports/visitor.ts'
import { HandoverInvalidError, HandoverUsedError, type PartnerCompany } from '../../platform/secrets/handovers.ts'
import { sendPasswordLink } from './send-password-link.ts'
import { noteHandoverUse } from './used-handovers.store.ts'

/** A session, and whom and what it was handed over for. */
export interface HandedOver {
  readonly session: SignedIn
  readonly email: string
  readonly company: PartnerCompany | null
  /** The password that the account had does not hold any more, and a mail to set a new one is on its way (decision 0068). */
  readonly passwordVoided: boolean
}

/**
 * Signs a customer of the partner in, once for each token.
 *
 * @throws HandoverInvalidError, HandoverExpiredError, HandoverUsedError, TooManyRequestsError
 */
export async function signInByHandover(
  services: Services,
  { token, ...visitor }: Visitor & { readonly token: string },
): Promise<HandedOver> {
  const { database, clock, handovers, rateLimiters } = services
  const attempt: Attempt = [rateLimiters.handoversOfClient, visitor.client]
  await countAttempt([attempt])
  const { uuid, accountantUuid, epoch, company, expiresAt } = handovers.open(token)
  const user = await findUser(database, accountantUuid)
  if (user?.sessionEpoch !== epoch) throw new HandoverInvalidError()
  if (!(await noteHandoverUse(database, { uuid, expiresAt, now: clock() }))) throw new HandoverUsedError()
  await giveBackAttempt([attempt])
  const passwordVoided = user.emailVerifiedAt === null
  const entering = passwordVoided ? await takeOver(services, user.uuid) : user
  return { session: await openSession(services, entering, visitor), email: user.email, company, passwordVoided }
}

/** A stranger may have registered the account with the customer's address. */
async function takeOver(services: Services, uuid: string): Promise<UserRow> {
  const { database, clock, openSessions, mailJobs } = services
  const user = await takeUnverifiedUser(database, uuid, clock())
  // A second token of the same account was used first and began a new session epoch.
  if (!user) throw new HandoverInvalidError()
  openSessions.forget()
  mailJobs.start(() => sendPasswordLink(services, user, newPasswordMail))
  return user
}
