import type { AnswerReader, CallOptions } from '../client/call.ts'
import type { ContaproClient } from '../client/contapro-client.ts'
import { readNothing } from '../client/read-answer.ts'
import type { ErrorAnswer, NewUser, PasswordReset, OpenSession, SignInAnswer, User } from '../contract/contract.ts'

/** Who the token belongs to; the session keeps the answer. A 401 clears token and user (part 1 §4). */
export async function getMe({ call, session }: ContaproClient, options?: CallOptions): Promise<User> {
  const { sessionId } = session.auth.getSnapshot()
  const user = await call({ operation: 'getMe', route: 'GET /app/internal/me' }, options)
  // The accountant may have left while the answer was on its way.
  if (session.auth.getSnapshot().sessionId === sessionId) session.setUser(user)
  return user
}

/**
 * Makes an account and starts its session; the home will welcome the accountant (part 1 §4). Fails with 409
 * USER_ALREADY_REGISTERED, 422 with the fields at fault, 429.
 */
export async function createUser(
  { call, session, events }: ContaproClient,
  user: NewUser,
  options?: CallOptions,
): Promise<SignInAnswer> {
  const answer = await call(
    { operation: 'createUser', route: 'POST /app/internal/users', token: null, body: user },
    options,
  )
  session.register(answer)
  events.tell({ type: 'signed-in', sessionId: session.auth.getSnapshot().sessionId, through: 'registration' })
  return answer
}

/**
 * Confirms the address of the signed-in account by the token of the mail that a registration sends. May be repeated. Fails with 422
 * EMAIL_CONFIRMATION_INVALID if the token is of another account.
 */
export async function confirmEmail({ call }: ContaproClient, token: string, options?: CallOptions): Promise<void> {
  const route = 'PUT /app/internal/me/email-confirmation'
  await call({ operation: 'confirmEmail', route, body: { token }, read: readNothing }, options)
}

/** The open sessions of the account, the one with the latest call first. */
export async function listSessions({ call }: ContaproClient, options?: CallOptions): Promise<OpenSession[]> {
  const { sessions } = await call({ operation: 'listSessions', route: 'GET /app/internal/me/sessions' }, options)
  return sessions
}

/**
 * Ends the session of the client's token on the server, or that of `token`. `signOut` calls it; a host that keeps the token itself calls it
 * when its user signs out.
 */
export async function endSession(
  { call }: ContaproClient,
  { token, ...options }: CallOptions & { readonly token?: string } = {},
): Promise<void> {
  const route = 'DELETE /app/internal/me/sessions/current'
  const ending = { operation: 'endSession', route, isBackground: true, read: readNothing } as const
  await call(token === undefined ? ending : { ...ending, token }, options)
}

/** Ends the sessions of the account but the own one. May be repeated. */
export async function endOtherSessions({ call }: ContaproClient, options?: CallOptions): Promise<void> {
  const route = 'DELETE /app/internal/me/sessions/others'
  await call({ operation: 'endOtherSessions', route, read: readNothing }, options)
}

/** Sends a recovery link. Fails with 404 USER_NOT_FOUND, 429; 500 and others as the error catalogue tells (part 1 §8). */
export async function requestPasswordRecovery(
  { call }: ContaproClient,
  email: string,
  options?: CallOptions,
): Promise<void> {
  const route = 'POST /app/internal/users/recover-password'
  await call({ operation: 'requestPasswordRecovery', route, token: null, body: { email }, read: readNothing }, options)
}

/**
 * Whether the token of a recovery link still holds: false when it is unknown, expired or used (the server's 404). The token goes in
 * a header, because proxies and servers log addresses. A server that implements only the specification refuses a call without
 * `recovery_token`; it gets the specified call then.
 */
export async function validateRecoveryToken(
  { call }: ContaproClient,
  token: string,
  options?: CallOptions,
): Promise<boolean> {
  const validation = {
    operation: 'validateRecoveryToken',
    route: 'GET /app/internal/users/recover-password',
    token: null,
    alsoFine: [400, 404, 422],
    read: readValidation,
  } as const
  const answer = await call({ ...validation, header: { 'Recovery-Token': token } }, options)
  return answer ?? (await call({ ...validation, query: { recovery_token: token } }, options)) ?? false
}

/** Null for a refusal that is not the contract's: only a server that sends RECOVERY_TOKEN_INVALID reads the header. */
const readValidation: AnswerReader<boolean | null> = (answer) => {
  if (answer.response.ok) return readNothing(answer)
  return (answer.error as Partial<ErrorAnswer> | undefined)?.code === 'RECOVERY_TOKEN_INVALID' ? false : null
}

/** Sets a new password, which uses up the token. Fails with 404 RECOVERY_TOKEN_INVALID, 400 with the fields at fault. */
export async function resetPassword(
  { call }: ContaproClient,
  reset: PasswordReset,
  options?: CallOptions,
): Promise<void> {
  const route = 'PUT /app/internal/users/password'
  await call({ operation: 'resetPassword', route, token: null, body: reset, read: readNothing }, options)
}
