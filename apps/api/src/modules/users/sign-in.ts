import { DomainError } from '../../domain-error.ts'
import type { RateLimiter } from '../../rate-limiter.ts'
import type { Services } from '../../services.ts'
import { TooManyRequestsError } from '../../too-many-requests-error.ts'
import { findUserByEmail } from './users.store.ts'

export interface SignInAttempt {
  readonly email: string
  readonly password: string
  /** Address of the client, to count attempts by. */
  readonly client: string
}

export interface SignedIn {
  readonly accessToken: string
  readonly abTestGroup: 'A' | 'B'
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
  const attempts: [RateLimiter, string][] = [
    [signInsOfClient, client],
    [signInsOfAddress, email.toLowerCase()],
  ]
  for (const [limiter, key] of attempts) {
    const waitSeconds = await limiter.take(key)
    if (waitSeconds !== undefined) throw new TooManyRequestsError(waitSeconds)
  }
  const user = await findUserByEmail(services.database, email)
  const isRight = await services.passwords.verify(password, user?.passwordHash)
  if (!user || !isRight) throw new PasswordIncorrectError()
  for (const [limiter, key] of attempts) await limiter.giveBack(key)
  return { accessToken: await services.accessTokens.issue(user.uuid), abTestGroup: user.abTestGroup }
}
