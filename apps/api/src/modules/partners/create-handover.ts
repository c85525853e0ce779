import { parseRuc } from '@contapro/sunat'
import { RuleBrokenError } from '../../domain-error.ts'
import type { PartnerCompany } from '../../secrets/handovers.ts'
import type { Services } from '../../services.ts'
import { UserNotFoundError } from '../users/request-password-recovery.ts'
import { findUserByEmail } from '../users/users.store.ts'
import { checkPartnerKey, type PartnerCaller } from './check-partner-key.ts'

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
