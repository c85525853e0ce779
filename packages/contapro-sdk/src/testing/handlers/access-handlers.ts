import type { HttpHandler } from 'msw'
import { type MockServer, mockOperation, MockRefusal } from '../mock-operation.ts'
import { mockToken } from '../mock-token.ts'

/** Sign-in and the signed-in accountant. */
export function accessHandlers(server: MockServer): HttpHandler[] {
  let sessions = 0
  return [
    mockOperation(server, 'signIn', async ({ body, data, reply }) => {
      const { email, password } = await body()
      const account = data.accounts.find(({ user }) => user.email === email)
      if (!account || account.password !== password) throw new MockRefusal('USER_PASSWORD_INCORRECT')
      const access_token = mockToken(account.user.uuid, `mock-session-${++sessions}`)
      return reply(200, { access_token, ab_test_group: account.abTestGroup })
    }),
    mockOperation(server, 'getMe', ({ user, reply }) => reply(200, user)),
  ]
}
