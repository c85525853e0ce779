import { type Attempt, countAttempt } from '../../count-attempt.ts'
import { DomainError } from '../../domain-error.ts'
import type { Services } from '../../services.ts'
import { openSession, type SignedIn } from './open-session.ts'
import { findUserByEmail } from './users.store.ts'

export interface SignInAttempt {
  readonly email: string
  readonly password: string
  /** Address of the client, to count attempts by. */
  readonly client: string
}

/** Unknown address or wrong password: the two answer alike, in the same time. */
export class PasswordIncorrectError extends DomainError {
  constructor() {
    super('USER_PASSWORD_INCORRECT', 'El correo o la contraseña son incorrectos')
  }
}

/** Signs an accountant in. Throws `PasswordIncorrectError`, `TooManyRequestsError`. */
export async function signIn(services: Services, { email, password, client }: SignInAttempt): Promise<SignedIn> {
  const { signInsOfAddress, signInsOfClient } = services.rateLimiters
  // Counted before the password is looked at, so that attempts side by side do not slip through; given back when right.
  const attempts: readonly Attempt[] = [
    [signInsOfClient, client],
    [signInsOfAddress, email.toLowerCase()],
  ]
  await countAttempt(attempts)
  const user = await findUserByEmail(services.database, email)
  const isRight = await services.passwords.verify(password, user?.passwordHash)
  if (!user || !isRight) throw new PasswordIncorrectError()
  for (const [limiter, key] of attempts) await limiter.giveBack(key)
  return openSession(services, user)
}
