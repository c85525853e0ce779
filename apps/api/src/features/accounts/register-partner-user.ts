import { passwordProblem } from '@contapro/sunat'
import type { SignedIn } from '../../company/accounts/open-session.ts'
import type { Services } from '../../platform/ports/services.ts'
import type { Visitor } from '../../platform/ports/visitor.ts'
import { checkPartnerKey, type PartnerCaller } from './check-partner-key.ts'
import { registerUser, type UserRegistration } from './register-user.ts'

/** Data of a customer from the partner's software and its form. */
export interface PartnerRegistration
  extends Omit<UserRegistration, 'accountantProfile' | 'emailVerifiedAt' | 'password'> {
  readonly password: string
}

/**
 * Creates an account with the profile Siscont. With a partner's key the address counts as verified (decision 0068); the browser's form
 * sends no key. A password that breaks our rules is not stored.
 *
 * @throws PartnerKeyInvalidError, and what `registerUser` throws
 */
export async function registerPartnerUser(
  services: Services,
  caller: PartnerCaller & Visitor,
  { password, ...facts }: PartnerRegistration,
): Promise<SignedIn> {
  const isVouchedFor = caller.authorization !== undefined
  const partnerKey = isVouchedFor ? await checkPartnerKey(services, caller) : undefined
  const registration = {
    ...facts,
    password: passwordProblem(password) ? null : password,
    emailVerifiedAt: isVouchedFor ? services.clock() : null,
    accountantProfile: 'Siscont',
  } as const
  return registerUser(services, registration, { ...caller, partnerKey })
}
