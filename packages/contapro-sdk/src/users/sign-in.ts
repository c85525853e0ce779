import type { ApiParts } from '../client/api-parts.ts'
import type { CallOptions } from '../client/caller.ts'
import { isContaproError } from '../client/contapro-error.ts'
import type { Credentials, SignInAnswer } from '../contract/contract.ts'

/**
 * Signs in and starts the session. A wrong address or password fails with 401 USER_PASSWORD_INCORRECT and never counts as
 * an expired session; too many attempts with 429.
 */
export async function signIn(parts: ApiParts, credentials: Credentials, options?: CallOptions): Promise<SignInAnswer> {
  const { api, call, session } = parts
  try {
    const answer = await call(
      { operation: 'signIn', kind: 'write', isAnonymous: true },
      (init) => api.POST('/app/internal/users/sign-in', { ...init, body: credentials }),
      options,
    )
    session.logIn(answer)
    return answer
  } catch (error) {
    if (!isContaproError(error) || error.kind === 'aborted') throw error
    session.failLogIn(error.code === 'USER_PASSWORD_INCORRECT' ? 'INCORRECT_CREDENTIALS' : 'ERROR')
    throw error
  }
}
