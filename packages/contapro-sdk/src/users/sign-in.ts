import type { CallOptions } from '../client/call.ts'
import type { ContaproClient } from '../client/contapro-client.ts'
import { isContaproError } from '../client/contapro-error.ts'
import type { Credentials, SignInAnswer } from '../contract/contract.ts'

/**
 * Signs in and starts the session. A wrong address or password fails with 401 USER_PASSWORD_INCORRECT and never counts as
 * an expired session; too many attempts with 429.
 */
export async function signIn(
  { call, session, events }: ContaproClient,
  credentials: Credentials,
  options?: CallOptions,
): Promise<SignInAnswer> {
  try {
    const route = 'POST /app/internal/users/sign-in'
    const answer = await call({ operation: 'signIn', route, token: null, body: credentials }, options)
    session.logIn(answer)
    events.tell({ type: 'signed-in', sessionId: session.auth.getSnapshot().sessionId, through: 'login' })
    return answer
  } catch (error) {
    if (!isContaproError(error) || error.kind === 'aborted') throw error
    const isPasswordWrong = error.code === 'USER_PASSWORD_INCORRECT'
    session.failLogIn(isPasswordWrong ? 'INCORRECT_CREDENTIALS' : 'ERROR')
    if (isPasswordWrong) events.tell({ type: 'password-rejected' })
    throw error
  }
}
