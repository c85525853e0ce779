import type { HttpHandler } from 'msw'
import { accountOf, addAccount, startSession } from '../mock-accounts.ts'
import { type MockServer, mockOperation } from '../mock-operation.ts'
import { MockRefusal } from '../mock-refusal.ts'
import { bearerOf, userOfToken } from '../mock-token.ts'

/** The entry of partner software. */
export function partnerHandlers(server: MockServer): HttpHandler[] {
  return [
    mockOperation(server, 'createPartnerUser', async ({ body, data, reply }) => {
      const { name, last_name = '', razon_social = '', ...facts } = await body()
      const account = addAccount(data, {
        ...facts,
        name: name ?? razon_social,
        last_name,
        accountant_profile: 'Siscont',
      })
      return reply(200, startSession(data, account))
    }),
    mockOperation(server, 'signInPartner', async ({ body, data, reply }) => {
      const { email, password } = await body()
      const { access_token } = startSession(data, accountOf(data, email, password))
      return reply(200, { access_token, status: 'SUCCESS' })
    }),
    mockOperation(server, 'validatePartnerToken', ({ request, data, noContent }) => {
      // A handed-over token is checked for real: that it is somebody's.
      const uuid = userOfToken(bearerOf(request) ?? '')
      if (!data.accounts.some(({ user }) => user.uuid === uuid)) throw new MockRefusal('ACCESS_TOKEN_INVALID')
      return noContent()
    }),
  ]
}
