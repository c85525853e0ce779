import { ownBusiness } from '../../company/own-business.ts'
import { countAttempt } from '../../platform/attempts/count-attempt.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { CredentialsVerdict, SolCredentials } from '../../platform/ports/collector.ts'
import type { RequestContext } from '../../platform/ports/services.ts'

/** This installation has no way to SUNAT. */
export class SunatNotConnectedError extends DomainError {
  constructor() {
    super('SUNAT_NOT_CONNECTED', 'Esta instalación no está conectada con SUNAT: no podemos validar tus credenciales.')
  }
}

/** A portal that has not answered after a minute is unstable. */
const UNSTABLE: CredentialsVerdict = { code: 503, source: 'portal-sunat' }

/**
 * Asks SUNAT whether credentials open a company's data, for a minute at most. They are neither kept nor compared with those
 * that are.
 *
 * @throws BusinessNotFoundError, SunatNotConnectedError, TooManyRequestsError: SUNAT closes users after many failures.
 */
export async function validateCredentials(
  ctx: RequestContext,
  businessUuid: string,
  credentials: SolCredentials,
): Promise<CredentialsVerdict> {
  await ownBusiness(ctx, { uuid: businessUuid, ruc: credentials.ruc })
  await countAttempt([[ctx.rateLimiters.credentialChecks, ctx.accountantUuid]])
  if (!ctx.collector) throw new SunatNotConnectedError()
  const signal = AbortSignal.timeout(ctx.credentialCheckMs)
  const late = new Promise<CredentialsVerdict>((resolve) => {
    signal.addEventListener('abort', () => resolve(UNSTABLE), { once: true })
  })
  const asked = ctx.collector.checkCredentials(credentials, signal).catch((error: unknown) => {
    if (signal.aborted) return UNSTABLE
    throw error
  })
  return Promise.race([asked, late])
}
