import { Hono } from 'hono'
import { toSubscription } from '../../company/accounts/to-subscription.ts'
import type { UserRow } from '../../company/accounts/users.store.ts'
import { RequestMalformedError } from '../../platform/errors/domain-error.ts'
import type { ApiEnv } from '../../platform/http/api-env.ts'
import type { Contract } from '../../platform/http/contract/contract-values.ts'
import { fromContract } from '../../platform/http/from-contract.ts'
import { visitorOf } from '../../platform/http/visitor-of.ts'
import { checkRecoveryToken } from './check-recovery-token.ts'
import { confirmEmail } from './confirm-email.ts'
import { getMe } from './get-me.ts'
import { registerUser } from './register-user.ts'
import { requestPasswordRecovery } from './request-password-recovery.ts'
import { resetPassword } from './reset-password.ts'
import { signIn } from './sign-in.ts'
import { toAccess } from './to-access.ts'

export const userRoutes = new Hono<ApiEnv>()
  .post('/app/internal/users/sign-in', fromContract('signIn'), async (c) => {
    const { email, password } = c.req.valid('json')
    return c.json(toAccess(await signIn(c.var.services, { email, password, ...visitorOf(c) })))
  })
  .post('/app/internal/users', fromContract('createUser'), async (c) => {
    const body = c.req.valid('json')
    const visitor = visitorOf(c)
    const registration = {
      name: body.name,
      lastName: body.last_name,
      documentNumber: body.document_number,
      email: body.email,
      phoneNumber: body.phone_number,
      accountantProfile: body.accountant_profile,
      password: body.password,
      utmSource: body.utm_source,
      utmMedium: body.utm_medium,
      utmCampaign: body.utm_campaign,
    }
    const captcha = {
      token: body.captcha_token,
      action: body.captcha_action ?? 'REGISTER_USER',
      client: visitor.client,
    }
    return c.json(toAccess(await registerUser(c.var.services, registration, { ...visitor, captcha })))
  })
  .post('/app/internal/users/recover-password', fromContract('requestPasswordRecovery'), async (c) => {
    await requestPasswordRecovery(c.var.services, { email: c.req.valid('json').email, client: visitorOf(c).client })
    return c.body(null, 204)
  })
  .get('/app/internal/users/recover-password', fromContract('validateRecoveryToken'), async (c) => {
    const token = c.req.valid('header')['Recovery-Token'] ?? c.req.valid('query').recovery_token
    if (token === undefined) throw new RequestMalformedError([missingToken])
    await checkRecoveryToken(c.var.services, { token, client: visitorOf(c).client })
    return c.body(null, 204)
  })
  .put('/app/internal/users/password', fromContract('resetPassword'), async (c) => {
    const { token, password } = c.req.valid('json')
    await resetPassword(c.var.services, { token, password, ...visitorOf(c) })
    return c.body(null, 204)
  })
  .put('/app/internal/me/email-confirmation', fromContract('confirmEmail'), async (c) => {
    await confirmEmail(c.var.ctx, c.req.valid('json').token)
    return c.body(null, 204)
  })
  .get('/app/internal/me', fromContract('getMe'), async (c) => c.json(toUser(await getMe(c.var.ctx))))

const missingToken = { code: 'FIELD_REQUIRED', message: 'Falta el campo recovery_token.', field: 'recovery_token' }

function toUser(user: UserRow): Contract<'user'> {
  return {
    uuid: user.uuid,
    name: user.name,
    last_name: user.lastName,
    document_number: user.documentNumber,
    email: user.email,
    phone_number: user.phoneNumber,
    accountant_profile: user.accountantProfile,
    subscription: toSubscription(user),
  }
}
