import { parseRuc } from '@contapro/sunat'
import { findUserByEmail } from '../../company/accounts/users.store.ts'
import { RuleBrokenError } from '../../platform/errors/domain-error.ts'
import type { Services } from '../../platform/ports/services.ts'
import type { PartnerCompany } from '../../platform/secrets/handovers.ts'
import { checkPartnerKey, type PartnerCaller } from './check-partner-key.ts'
import { UserNotFoundError } from './request-password-recovery.ts'

/** Whom a partner's server hands over. */
export interface NewHandover {
  readonly email: string
  readonly company?: PartnerCompany | undefined
}

/** A token for the address of the partner entry. */
export interface CreatedHandover {
  readonly token: string
  readonly expiresAt: Date
}

/**
 * Hands a customer of the partner over. Accounts that did not come from the partner are none of its business: they answer like
 * unknown ones.
 *
 * @throws PartnerKeyInvalidError, RuleBrokenError, UserNotFoundError, TooManyRequestsError
 */
export async function createHandover(
  services: Services,
  caller: PartnerCaller,
  { email, company }: NewHandover,
): Promise<CreatedHandover> {
  await checkPartnerKey(services, caller)
  if (company && !parseRuc(company.ruc)) {
    throw new RuleBrokenError([{ code: 'RUC_INVALID', message: 'El RUC ingresado es inválido', field: 'company.ruc' }])
  }
  const user = await findUserByEmail(services.database, email)
  if (user?.accountantProfile !== 'Siscont') throw new UserNotFoundError()
  return services.handovers.seal({
    accountantUuid: user.uuid,
    epoch: user.sessionEpoch,
    company: company ?? null,
  })
}
