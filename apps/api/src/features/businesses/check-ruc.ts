import { type BusinessRow, findBusinessByRuc } from '../../company/businesses.store.ts'
import { countAttempt } from '../../platform/attempts/count-attempt.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { RequestContext } from '../../platform/ports/services.ts'

/** No account has a company with this RUC. */
export class RucNotRegisteredError extends DomainError {
  constructor() {
    super('RUC_NOT_REGISTERED', 'Ninguna cuenta ha registrado este RUC.')
  }
}

/** Whose company a RUC is, across all accounts. Throws `RucNotRegisteredError`, `TooManyRequestsError`. */
export async function checkRuc(ctx: RequestContext, ruc: string): Promise<BusinessRow> {
  await countAttempt([[ctx.rateLimiters.rucChecks, ctx.accountantUuid]])
  const business = await findBusinessByRuc(ctx.database, ruc)
  if (!business) throw new RucNotRegisteredError()
  return business
}
