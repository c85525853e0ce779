import { passwordProblem } from '@contapro/sunat'
import type { Services } from '../../services.ts'
import type { SignedIn } from '../users/open-session.ts'
import { registerUser, type UserRegistration } from '../users/register-user.ts'
import { checkPartnerKey, type PartnerCaller } from './check-partner-key.ts'

/** What the partner's software and its form say of a customer. */
export interface PartnerRegistration
  extends Omit<UserRegistration, 'accountantProfile' | 'emailVerifiedAt' | 'password'> {
  readonly password: string
}

/**
 * Makes an account with the profile Siscont. A partner's server that sends its key vouches for the address; the browser's form
 * sends none (decision 0068). The partner's software has rules of its own for passwords: one that breaks ours opens nothing.
 *
 * @throws PartnerKeyInvalidError, and what `registerUser` throws
 */
export async function registerPartnerUser(
  services: Services,
  caller: PartnerCaller,
  { password, ...facts }: PartnerRegistration,
): Promise<SignedIn> {
  const isVouchedFor = caller.authorization !== undefined
  if (isVouchedFor) await checkPartnerKey(services, caller)
  const registration = {
    ...facts,
    password: passwordProblem(password) ? null : password,
    emailVerifiedAt: isVouchedFor ? services.clock() : null,
    accountantProfile: 'Siscont',
  } as const
  return registerUser(services, registration, caller)
}
