import { ownBusiness } from '../../company/own-business.ts'
import { countAttempt } from '../../platform/attempts/count-attempt.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { RequestContext } from '../../platform/ports/services.ts'
import { addEvent, type NewEvent } from './events.store.ts'

/** Something that an accountant did. */
export interface AccountantEvent {
  readonly eventType: string
  readonly description: string
  /** Who did it, as the browser says. */
  readonly accountantUuid: string
  readonly businessUuid: string | null
  readonly sessionId: string | null
  readonly metadata: NewEvent['metadata']
}

/** An event can only be told by the accountant whose it is. */
export class AccountantNotFoundError extends DomainError {
  constructor() {
    super('ACCOUNTANT_NOT_FOUND', 'No encontramos esta cuenta.')
  }
}

/** Keeps an event with its accountant, once however often it is sent. Throws `AccountantNotFoundError`, `BusinessNotFoundError`, `TooManyRequestsError`. */
export async function keepEvent(ctx: RequestContext, event: AccountantEvent): Promise<void> {
  await countAttempt([[ctx.rateLimiters.eventsOfAccountant, ctx.accountantUuid]])
  if (event.accountantUuid !== ctx.accountantUuid) throw new AccountantNotFoundError()
  if (event.businessUuid !== null) await ownBusiness(ctx, { uuid: event.businessUuid })
  await addEvent(ctx.database, { ...event, receivedAt: ctx.clock() })
}
