import type { HttpHandler } from 'msw'
import { accountWithEmail, addAccount, changeAccount, startSession } from '../mock-accounts.ts'
import { MOCK_CONFIRMATION_TOKEN, type MockData } from '../mock-data.ts'
import { type MockServer, mockOperation } from '../mock-operation.ts'
import { MockRefusal } from '../mock-refusal.ts'

/** Milliseconds that a recovery token holds. */
const RECOVERY_TOKEN_MS = 30 * 60_000

/** Registration, the confirmation of its address, and the way back to a forgotten password. */
export function accountHandlers(server: MockServer): HttpHandler[] {
  return [
    mockOperation(server, 'createUser', async ({ body, data, reply }) => {
      const { name, last_name, document_number, email, phone_number, accountant_profile, password } = await body()
      const facts = { name, last_name, document_number, email, phone_number, accountant_profile, password }
      return reply(200, startSession(data, addAccount(data, facts)))
    }),
    mockOperation(server, 'confirmEmail', async ({ body, data, user, noContent }) => {
      const { token } = await body()
      const isOwn = user.uuid === data.accounts[0]?.user.uuid
      if (token !== MOCK_CONFIRMATION_TOKEN || !isOwn) throw new MockRefusal('EMAIL_CONFIRMATION_INVALID')
      return noContent()
    }),
    mockOperation(server, 'requestPasswordRecovery', async ({ body, data, noContent }) => {
      const account = accountWithEmail(data, (await body()).email)
      if (!account) throw new MockRefusal('USER_NOT_FOUND')
      const token = `mock-recovery-token-${data.recoveryTokens.size + 1}`
      data.recoveryTokens.set(token, { userUuid: account.user.uuid, expiresAt: Date.now() + RECOVERY_TOKEN_MS })
      return noContent()
    }),
    mockOperation(server, 'validateRecoveryToken', ({ request, query, data, noContent }) => {
      const header = server.isSpecifiedOnly ? null : request.headers.get('Recovery-Token')
      const token = header ?? query.get('recovery_token')
      if (token === null) throw new MockRefusal('REQUEST_MALFORMED')
      userOfRecoveryToken(data, token)
      return noContent()
    }),
    mockOperation(server, 'resetPassword', async ({ body, data, noContent }) => {
      const { token, password } = await body()
      changeAccount(data, userOfRecoveryToken(data, token), (account) => ({ ...account, password }))
      data.recoveryTokens.set(token, { userUuid: '', expiresAt: 0 })
      return noContent()
    }),
  ]
}

/** Whose a recovery token is, or the 404 of one that is unknown, expired or used. */
function userOfRecoveryToken({ recoveryTokens }: MockData, token: string): string {
  const known = recoveryTokens.get(token)
  if (!known || known.expiresAt <= Date.now()) throw new MockRefusal('RECOVERY_TOKEN_INVALID')
  return known.userUuid
}
