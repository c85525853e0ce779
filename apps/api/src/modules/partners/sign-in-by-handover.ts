import { type Attempt, countAttempt } from '../../count-attempt.ts'
import { HandoverInvalidError, HandoverUsedError, type PartnerCompany } from '../../secrets/handovers.ts'
import type { Services } from '../../services.ts'
import { openSession, type SignedIn } from '../users/open-session.ts'
import { findUser } from '../users/users.store.ts'
import { noteHandoverUse } from './used-handovers.store.ts'

/** A session, and whom and what it was handed over for. */
export interface HandedOver {
  readonly session: SignedIn
  readonly email: string
  readonly company: PartnerCompany | null
}

/**
 * Signs a customer of the partner in, once for each token.
 *
 * @throws HandoverInvalidError, HandoverExpiredError, HandoverUsedError, TooManyRequestsError
 */
export async function signInByHandover(
  services: Services,
  { token, client }: { readonly token: string; readonly client: string },
): Promise<HandedOver> {
  const { database, clock, handovers, rateLimiters } = services
  const attempt: Attempt = [rateLimiters.handoversOfClient, client]
  await countAttempt([attempt])
  const { uuid, accountantUuid, epoch, company, expiresAt } = handovers.open(token)
  const user = await findUser(database, accountantUuid)
  if (user?.sessionEpoch !== epoch) throw new HandoverInvalidError()
  if (!(await noteHandoverUse(database, { uuid, expiresAt, now: clock() }))) throw new HandoverUsedError()
  await attempt[0].giveBack(client)
  return { session: await openSession(services, user), email: user.email, company }
}
