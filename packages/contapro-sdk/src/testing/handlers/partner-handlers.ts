import type { HttpHandler } from 'msw'
import { newPasswordRule } from '../../forms/account-fields.ts'
import { accountOf, accountWithEmail, addAccount, changeAccount, startSession } from '../mock-accounts.ts'
import { MOCK_PARTNER_KEY } from '../mock-data.ts'
import { type MockServer, mockOperation } from '../mock-operation.ts'
import { MockRefusal } from '../mock-refusal.ts'
import { bearerOf, userOfToken } from '../mock-token.ts'

/** How long a handed-over token holds. */
const HANDOVER_MS = 120_000

/** The entry of partner software. */
export function partnerHandlers(server: MockServer): HttpHandler[] {
  return [
    mockOperation(server, 'createPartnerUser', async ({ request, body, data, reply }) => {
      const key = bearerOf(request)
      if (key !== undefined && key !== MOCK_PARTNER_KEY) throw new MockRefusal('PARTNER_KEY_INVALID')
      const { name, last_name = '', razon_social = '', password, ...facts } = await body()
      const account = addAccount(data, {
        ...facts,
        password: newPasswordRule(password) === undefined ? password : null,
        isUnverified: key === undefined,
        name: name ?? razon_social,
        last_name,
        accountant_profile: 'Siscont',
      })
      return reply(200, startSession(data, account))
    }),
    mockOperation(server, 'signInPartner', async ({ body, data, reply }) => {
      const { email, password } = await body()
      if (accountWithEmail(data, email)?.password === null) throw new MockRefusal('PASSWORD_NOT_SET')
      const { access_token } = startSession(data, accountOf(data, email, password))
      return reply(200, { access_token, status: 'SUCCESS' })
    }),
    mockOperation(server, 'createHandover', async ({ request, body, data, reply }) => {
      if (bearerOf(request) !== MOCK_PARTNER_KEY) throw new MockRefusal('PARTNER_KEY_INVALID')
      const { email, company = null } = await body()
      const { user } = accountWithEmail(data, email) ?? {}
      if (user?.accountant_profile !== 'Siscont') throw new MockRefusal('USER_NOT_FOUND')
      const handover = `mock-handover-${data.handovers.size + 1}`
      const expiresAt = Date.now() + HANDOVER_MS
      data.handovers.set(handover, { email, company, expiresAt, isUsed: false })
      return reply(200, { handover, expires_at: new Date(expiresAt).toISOString() })
    }),
    mockOperation(server, 'signInByHandover', async ({ body, data, reply }) => {
      const { handover } = await body()
      const known = data.handovers.get(handover)
      const account = known && accountWithEmail(data, known.email)
      if (!known || !account) throw new MockRefusal('HANDOVER_INVALID')
      if (known.expiresAt <= Date.now()) throw new MockRefusal('HANDOVER_EXPIRED')
      if (known.isUsed) throw new MockRefusal('HANDOVER_USED')
      data.handovers.set(handover, { ...known, isUsed: true })
      const { user, isUnverified: password_voided = false } = account
      if (password_voided) changeAccount(data, user.uuid, (own) => ({ ...own, password: null, isUnverified: false }))
      const { email } = user
      return reply(200, { ...startSession(data, account), email, company: known.company, password_voided })
    }),
    mockOperation(server, 'validatePartnerToken', ({ request, data, noContent }) => {
      // A handed-over token is checked for real: that it is somebody's.
      const uuid = userOfToken(bearerOf(request) ?? '')
      if (!data.accounts.some(({ user }) => user.uuid === uuid)) throw new MockRefusal('ACCESS_TOKEN_INVALID')
      return noContent()
    }),
  ]
}
