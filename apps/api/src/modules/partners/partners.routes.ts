import { Hono } from 'hono'
import type { ApiEnv } from '../../http/api-env.ts'
import { clientAddress } from '../../http/client-address.ts'
import type { AnswerOf } from '../../http/contract/contract-values.ts'
import { fromContract } from '../../http/contract/from-contract.ts'
import { registerUser } from '../users/register-user.ts'
import { signIn } from '../users/sign-in.ts'
import { toAccess } from '../users/to-access.ts'

/** The entry of partner software (decisions 11). */
export const partnerRoutes = new Hono<ApiEnv>()
  .post('/app/internal/siscont/sign-in', fromContract('signInPartner'), async (c) => {
    const { email, password } = c.req.valid('json')
    const client = clientAddress(c, c.var.services.trustedProxies)
    const { accessToken } = await signIn(c.var.services, { email, password, client })
    return c.json<AnswerOf<'signInPartner'>>({ access_token: accessToken, status: 'SUCCESS' })
  })
  .get('/app/internal/siscont/validate-token', fromContract('validatePartnerToken'), (c) => c.body(null, 204))
  .post('/app/internal/users-siscont', fromContract('createPartnerUser'), async (c) => {
    const body = c.req.valid('json')
    const client = clientAddress(c, c.var.services.trustedProxies)
    const access = await registerUser(
      c.var.services,
      {
        name: body.name?.trim() || body.razon_social || '',
        lastName: body.last_name ?? '',
        documentNumber: body.document_number,
        email: body.email,
        phoneNumber: body.phone_number,
        password: body.password,
        accountantProfile: 'Siscont',
      },
      { client },
    )
    return c.json(toAccess(access))
  })
