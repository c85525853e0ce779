import { openSession, type SignedIn } from '../../company/accounts/open-session.ts'
import { findUserByEmail, type UserRow } from '../../company/accounts/users.store.ts'
import { countAttempt, giveBackAttempt } from '../../platform/attempts/count-attempt.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { Services } from '../../platform/ports/services.ts'
import type { Visitor } from '../../platform/ports/visitor.ts'
import { attemptsAtSignIn, signInKey } from './sign-in-attempts.ts'

export interface SignInAttempt extends Visitor {
  readonly email: string
  readonly password: string
}

/** Unknown address or wrong password: the two answer alike, in the same time. */
export class PasswordIncorrectError extends DomainError {
  constructor() {
    super('USER_PASSWORD_INCORRECT', 'El correo o la contraseña son incorrectos')
  }
}

/** The account has no password: its owner sets one by mail. */
export class PasswordNotSetError extends DomainError {
  constructor() {
    super('PASSWORD_NOT_SET', 'Confirma tu correo para crear tu contraseña.')
  }
}

/** Signs an accountant in. Throws `PasswordIncorrectError`, `TooManyRequestsError`. */
export function signIn(services: Services, attempt: SignInAttempt): Promise<SignedIn> {
  return signInOr(services, attempt, () => new PasswordIncorrectError())
}

/**
 * Signs a customer in with the password of the partner software. Throws `PasswordNotSetError` for an account without a password,
 * because the form of a new account would return 409.
 */
export function signInPartner(services: Services, attempt: SignInAttempt): Promise<SignedIn> {
  return signInOr(services, attempt, (user) =>
    user?.passwordHash === null ? new PasswordNotSetError() : new PasswordIncorrectError(),
  )
}

async function signInOr(
  services: Services,
  { email, password, client, device }: SignInAttempt,
  refusal: (user: UserRow | undefined) => DomainError,
): Promise<SignedIn> {
  const { database, knownDevices, passwords, rateLimiters } = services
  const visitor = { client, device }
  const isKnown = await knownDevices.has(email, visitor)
  const attempts = attemptsAtSignIn(rateLimiters, { email, visitor, isKnown })
  // Counted before the password is checked, so that parallel attempts do not get past the limit.
  await countAttempt(attempts)
  const user = await findUserByEmail(database, email)
  const line = isKnown ? signInKey(email, visitor) : client
  const isRight = await passwords
    .verify(password, user?.passwordHash ?? undefined, { line, isKnown })
    .catch(async (error: unknown) => {
      await giveBackAttempt(attempts)
      throw error
    })
  if (!user || !isRight) throw refusal(user)
  await giveBackAttempt(attempts)
  await rateLimiters.signInsOfDevice.forget(signInKey(email, visitor))
  return openSession(services, user, visitor)
}
