import { Hono } from 'hono'
import type { ApiEnv } from '../../http/api-env.ts'
import { clientAddress } from '../../http/client-address.ts'
import type { AnswerOf, Contract } from '../../http/contract/contract-values.ts'
import { fromContract } from '../../http/contract/from-contract.ts'
import { getMe } from './get-me.ts'
import { signIn } from './sign-in.ts'
import type { UserRow } from './users.store.ts'

export const userRoutes = new Hono<ApiEnv>()
  .post('/app/internal/users/sign-in', fromContract('signIn'), async (c) => {
    const { email, password } = c.req.valid('json')
    const client = clientAddress(c, c.var.services.trustedProxies)
    const { accessToken, abTestGroup } = await signIn(c.var.services, { email, password, client })
    return c.json<AnswerOf<'signIn'>>({ access_token: accessToken, ab_test_group: abTestGroup })
  })
  .get('/app/internal/me', fromContract('getMe'), async (c) => c.json(toUser(await getMe(c.var.ctx))))

function toUser(user: UserRow): Contract<'user'> {
  const { planType, planEndDate } = user
  return {
    uuid: user.uuid,
    name: user.name,
    last_name: user.lastName,
    document_number: user.documentNumber,
    email: user.email,
    phone_number: user.phoneNumber,
    accountant_profile: user.accountantProfile,
    subscription: planType === null || planEndDate === null ? null : { plan_type: planType, end_date: planEndDate },
  }
}
