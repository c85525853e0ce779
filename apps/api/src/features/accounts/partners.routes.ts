import { type Context, Hono } from 'hono'
import type { ApiEnv } from '../../platform/http/api-env.ts'
import type { AnswerOf } from '../../platform/http/contract/contract-values.ts'
import { fromContract } from '../../platform/http/from-contract.ts'
import { visitorOf } from '../../platform/http/visitor-of.ts'
import type { Visitor } from '../../platform/ports/visitor.ts'
import type { PartnerCaller } from './check-partner-key.ts'
import { createHandover } from './create-handover.ts'
import { registerPartnerUser } from './register-partner-user.ts'
import { signInPartner } from './sign-in.ts'
import { signInByHandover } from './sign-in-by-handover.ts'
import { toAccess } from './to-access.ts'

/** The entry of partner software (decisions 11, decision 0032). */
export const partnerRoutes = new Hono<ApiEnv>()
  .post('/app/internal/siscont/sign-in', fromContract('signInPartner'), async (c) => {
    const { email, password } = c.req.valid('json')
    const { accessToken } = await signInPartner(c.var.services, { email, password, ...visitorOf(c) })
    return c.json<AnswerOf<'signInPartner'>>({ access_token: accessToken, status: 'SUCCESS' })
  })
  .get('/app/internal/siscont/validate-token', fromContract('validatePartnerToken'), (c) => c.body(null, 204))
  .post('/app/internal/siscont/handovers', fromContract('createHandover'), async (c) => {
    const { email, company } = c.req.valid('json')
    const { token, expiresAt } = await createHandover(c.var.services, callerOf(c), {
      email,
      company: company && { ruc: company.ruc, razonSocial: company.razon_social },
    })
    return c.json<AnswerOf<'createHandover'>>({ handover: token, expires_at: expiresAt.toISOString() })
  })
  .post('/app/internal/siscont/handover-sign-in', fromContract('signInByHandover'), async (c) => {
    const { handover: token } = c.req.valid('json')
    const { session, email, company, passwordVoided } = await signInByHandover(c.var.services, {
      token,
      ...visitorOf(c),
    })
    return c.json<AnswerOf<'signInByHandover'>>({
      ...toAccess(session),
      email,
      company: company && { ruc: company.ruc, razon_social: company.razonSocial },
      password_voided: passwordVoided,
    })
  })
  .post('/app/internal/users-siscont', fromContract('createPartnerUser'), async (c) => {
    const body = c.req.valid('json')
    const access = await registerPartnerUser(c.var.services, callerOf(c), {
      name: body.name?.trim() || body.razon_social || '',
      lastName: body.last_name ?? '',
      documentNumber: body.document_number,
      email: body.email,
      phoneNumber: body.phone_number,
      password: body.password,
    })
    return c.json(toAccess(access))
  })

const callerOf = (c: Context<ApiEnv>): PartnerCaller & Visitor => ({
  authorization: c.req.header('authorization'),
  ...visitorOf(c),
})
