import type { ContaproClient } from '../client/contapro-client.ts'
import { isContaproError } from '../client/contapro-error.ts'
import type { PartnerCompany } from '../contract/contract.ts'
import type { PartnerData } from '../session/auth-store.ts'
import { signOut } from '../users/sign-out.ts'
import { signInByHandover, signInPartner, validatePartnerToken } from './calls.ts'
import type { PartnerRefusal } from './partner-refusal.ts'

/** What the address of the partner entry may bring (part 1 §2); a handed-over token brings the rest with it. */
export interface PartnerAddress {
  readonly handover?: string | undefined
  readonly token?: string | undefined
  readonly email?: string | undefined
  readonly password?: string | undefined
  readonly ruc?: string | undefined
  readonly razon_social?: string | undefined
}

/** Who was signed in, and the company to open; null where the partner named none. */
export interface PartnerArrival {
  readonly email: string
  readonly company: PartnerCompany | null
  /** The account's password was voided; a mail to set a new one is on its way. */
  readonly passwordVoided?: boolean | undefined
}

/** A session, no account yet, an account without a password, or missing data. */
export type PartnerSignIn =
  | { readonly step: 'signed-in'; readonly arrival: PartnerArrival }
  | { readonly step: 'register-account' }
  | { readonly step: 'confirm-email'; readonly email: string }
  | { readonly step: 'refused'; readonly refusal: PartnerRefusal }

/** The first half of the partner validate flow (part 1 §4): who it is. Fails with the errors of the three sign-ins. */
export async function signInFromAddress(client: ContaproClient, address: PartnerAddress): Promise<PartnerSignIn> {
  const { handover, token, email, password, ruc, razon_social } = address
  if (handover) {
    const { email: holder, company, password_voided: passwordVoided } = await signInByHandover(client, handover)
    return { step: 'signed-in', arrival: { email: holder, company, passwordVoided } }
  }
  if (!ruc || !razon_social) return refused('company-missing')
  const company: PartnerCompany = { ruc, razon_social }
  if (token) {
    await validatePartnerToken(client, token)
    return { step: 'signed-in', arrival: { email: email ?? '', company } }
  }
  if (!email || !password) return refused('identity-missing')
  return signInOrKeep(client, { ...company, email, password })
}

/** Keeps the data for the account's form if there is no account. A session of another accountant ends. */
async function signInOrKeep(client: ContaproClient, partner: PartnerData): Promise<PartnerSignIn> {
  const { email, password, ruc, razon_social } = partner
  try {
    await signInPartner(client, { email, password })
    return { step: 'signed-in', arrival: { email, company: { ruc, razon_social } } }
  } catch (error) {
    const step = isContaproError(error) ? refusedSteps[error.code] : undefined
    if (!step) throw error
    if (client.session.auth.getSnapshot().accessToken !== null) signOut(client)
    if (step === 'confirm-email') return { step, email }
    client.session.setPartner(partner)
    return { step }
  }
}

/** Next step after a refused password, keyed by error code. */
const refusedSteps: Readonly<Record<string, 'register-account' | 'confirm-email'>> = {
  USER_PASSWORD_INCORRECT: 'register-account',
  PASSWORD_NOT_SET: 'confirm-email',
}

const refused = (reason: 'company-missing' | 'identity-missing'): PartnerSignIn => ({
  step: 'refused',
  refusal: { reason },
})
