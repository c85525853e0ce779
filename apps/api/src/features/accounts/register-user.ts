import { randomInt } from 'node:crypto'
import { openSession, type SignedIn } from '../../company/accounts/open-session.ts'
import { trialOfNewAccount } from '../../company/accounts/subscription-dates.ts'
import { addUser, findTaken, type NewUser } from '../../company/accounts/users.store.ts'
import { countAttempt } from '../../platform/attempts/count-attempt.ts'
import type { CaptchaProof } from '../../platform/captcha/captcha.ts'
import { DomainError, type Reason, RuleBrokenError } from '../../platform/errors/domain-error.ts'
import type { Services } from '../../platform/ports/services.ts'
import type { Visitor } from '../../platform/ports/visitor.ts'
import { sendFirstMail } from './send-first-mail.ts'

/** What a form of an accountant or of the partner's customer tells. Texts are trimmed here. */
export interface UserRegistration
  extends Pick<
    NewUser,
    | 'name'
    | 'lastName'
    | 'documentNumber'
    | 'email'
    | 'emailVerifiedAt'
    | 'phoneNumber'
    | 'accountantProfile'
    | 'utmSource'
    | 'utmMedium'
    | 'utmCampaign'
  > {
  /** Null for an account without a password until its owner sets one by mail. */
  readonly password: string | null
}

/** From where an account is registered. */
export interface RegistrationOrigin extends Visitor {
  /** Undefined where no captcha belongs to the form. */
  readonly captcha?: CaptchaProof | undefined
  /** The valid key of a partner's server, which counts by itself; undefined for a browser. */
  readonly partnerKey?: string | undefined
}

/** Address or DNI have an account already; the reasons name which. */
export class UserAlreadyRegisteredError extends DomainError {
  constructor(reasons: readonly Reason[]) {
    super('USER_ALREADY_REGISTERED', reasons[0]?.message ?? '', reasons)
  }
}

/**
 * Makes an account on the free trial of plan 1 (decisions 34), puts it into an A/B group and signs it in. A mail that verifies its
 * address follows in the background.
 *
 * @throws RuleBrokenError, UserAlreadyRegisteredError, CaptchaRefusedError, TooManyRequestsError
 */
export async function registerUser(
  services: Services,
  registration: UserRegistration,
  { client, device, captcha, partnerKey }: RegistrationOrigin,
): Promise<SignedIn> {
  const { registrationsOfClient, registrationsOfPartner } = services.rateLimiters
  await countAttempt([partnerKey ? [registrationsOfPartner, partnerKey] : [registrationsOfClient, client]])
  const { password, ...facts } = trimmed(registration)
  const captchaVerdict = captcha ? await services.captcha.check(captcha) : null
  await refuseTaken(services, facts)
  const user = await addUser(services.database, {
    ...facts,
    ...trialOfNewAccount(services),
    passwordHash: password === null ? null : await services.passwords.hash(password, { line: client, isKnown: false }),
    abTestGroup: randomInt(2) === 0 ? 'A' : 'B',
    captcha: captchaVerdict,
    createdAt: services.clock(),
  })
  if (user) {
    services.mailJobs.start(() => sendFirstMail(services, user))
    return openSession(services, user, { client, device })
  }
  // Somebody was faster between the look and the insertion.
  await refuseTaken(services, facts)
  throw new Error('An account was refused by the database, and neither its address nor its DNI is taken.')
}

function trimmed(registration: UserRegistration): UserRegistration {
  const name = registration.name.trim()
  const lastName = (registration.lastName ?? '').trim()
  const reasons: Reason[] = []
  if (name === '') reasons.push({ code: 'NAME_EMPTY', message: 'Ingrese su nombre', field: 'name' })
  // The partner software may know a company's name only.
  if (lastName === '' && registration.accountantProfile !== 'Siscont') {
    reasons.push({ code: 'LAST_NAME_EMPTY', message: 'Ingrese sus apellidos', field: 'last_name' })
  }
  if (reasons.length > 0) throw new RuleBrokenError(reasons)
  return { ...registration, name, lastName, email: registration.email.trim().toLowerCase() }
}

async function refuseTaken({ database }: Services, facts: Pick<NewUser, 'email' | 'documentNumber'>): Promise<void> {
  const taken = await findTaken(database, facts)
  const code = 'USER_ALREADY_REGISTERED'
  const reasons: Reason[] = []
  if (taken.email) {
    reasons.push({ code, message: 'El correo electrónico ya se encuentra registrado', field: 'email' })
  }
  if (taken.documentNumber) {
    reasons.push({ code, message: 'El documento de identidad ya se encuentra registrado', field: 'document_number' })
  }
  if (reasons.length > 0) throw new UserAlreadyRegisteredError(reasons)
}
