import type { HttpHandler } from 'msw'
import { accountOf, startSession } from '../mock-accounts.ts'
import { type MockServer, mockOperation } from '../mock-operation.ts'

/** Sign-in and the signed-in accountant. */
export function accessHandlers(server: MockServer): HttpHandler[] {
  return [
    mockOperation(server, 'signIn', async ({ body, data, reply }) => {
      const { email, password } = await body()
      return reply(200, startSession(data, accountOf(data, email, password)))
    }),
    mockOperation(server, 'getMe', ({ user, reply }) => reply(200, user)),
  ]
}
