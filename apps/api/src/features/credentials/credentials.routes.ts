import { Hono } from 'hono'
import { toBusiness } from '../../company/to-business.ts'
import type { ApiEnv } from '../../platform/http/api-env.ts'
import type { Contract } from '../../platform/http/contract/contract-values.ts'
import { fromContract } from '../../platform/http/from-contract.ts'
import { updateCredentials } from './update-credentials.ts'
import { validateCredentials } from './validate-credentials.ts'

export const credentialRoutes = new Hono<ApiEnv>()
  .patch('/app/internal/businesses/:uuid/credentials', fromContract('updateCredentials'), async (c) => {
    const body = c.req.valid('json')
    const business = await updateCredentials(c.var.ctx, c.req.valid('param').uuid, {
      solUsername: body.username,
      solPassword: body.password,
      apiKey: body.sunat_api_key,
      apiSecret: body.sunat_api_secret,
      paternalSurname: body.paternal_surname,
      maternalSurname: body.maternal_surname,
      givenNames: body.given_names,
    })
    return c.json(toBusiness(business))
  })
  .post('/app/internal/businesses/:uuid/validate-credentials', fromContract('validateCredentials'), async (c) => {
    const body = c.req.valid('json')
    const { code, source } = await validateCredentials(c.var.ctx, c.req.valid('param').uuid, {
      ruc: body.ruc,
      solUsername: body.username,
      solPassword: body.password,
      apiKey: body.sunat_api_key?.trim() || undefined,
      apiSecret: body.sunat_api_secret?.trim() || undefined,
    })
    return c.json<Contract<'credentials-check'>>({ code, source_validation: source })
  })
