import { DomainError } from '../../domain-error.ts'
import type { RequestContext } from '../../services.ts'
import { TooManyRequestsError } from '../../too-many-requests-error.ts'
import { type BusinessRow, findBusinessByRuc } from './businesses.store.ts'

/** No account has a company with this RUC. */
export class RucNotRegisteredError extends DomainError {
  constructor() {
    super('RUC_NOT_REGISTERED', 'Este RUC no está registrado.')
  }
}

/** Whose company a RUC is, across all accounts. Throws `RucNotRegisteredError`, `TooManyRequestsError`. */
export async function checkRuc(ctx: RequestContext, ruc: string): Promise<BusinessRow> {
  const waitSeconds = await ctx.rateLimiters.rucChecks.take(ctx.accountantUuid)
  if (waitSeconds !== undefined) throw new TooManyRequestsError(waitSeconds)
  const business = await findBusinessByRuc(ctx.database, ruc)
  if (!business) throw new RucNotRegisteredError()
  return business
}
