import { Hono } from 'hono'
import { toBusiness } from '../../company/to-business.ts'
import type { ApiEnv } from '../../platform/http/api-env.ts'
import type { AnswerOf } from '../../platform/http/contract/contract-values.ts'
import { fromContract } from '../../platform/http/from-contract.ts'
import { checkRuc } from './check-ruc.ts'
import { listBusinesses } from './list-businesses.ts'
import { listTaxPeriods } from './list-tax-periods.ts'
import { registerBusiness } from './register-business.ts'

export const businessRoutes = new Hono<ApiEnv>()
  .get('/app/internal/accountant/dashboard/filters', fromContract('listBusinesses'), async (c) => {
    const businesses = await listBusinesses(c.var.ctx)
    return c.json<AnswerOf<'listBusinesses'>>({ businesses: businesses.map(toBusiness) })
  })
  .get('/app/internal/businesses/:uuid/periods', fromContract('listTaxPeriods'), async (c) =>
    c.json<AnswerOf<'listTaxPeriods'>>({ tax_periods: await listTaxPeriods(c.var.ctx, c.req.valid('param').uuid) }),
  )
  .get('/app/internal/businesses/validate-by-ruc/:ruc', fromContract('validateByRuc'), async (c) => {
    const { accountantUuid, name } = await checkRuc(c.var.ctx, c.req.valid('param').ruc)
    return c.json<AnswerOf<'validateByRuc'>>({ accountant_uuid: accountantUuid, name, registered: true })
  })
  .post('/app/internal/me/businesses', fromContract('registerBusiness'), async (c) => {
    const body = c.req.valid('json')
    const business = await registerBusiness(c.var.ctx, {
      ruc: body.ruc,
      name: body.name,
      solUsername: body.username,
      solPassword: body.passwordSOL,
      apiKey: body.sunat_api_key,
      apiSecret: body.sunat_api_secret,
      paternalSurname: body.paternal_surname,
      maternalSurname: body.maternal_surname,
      givenNames: body.given_names,
    })
    return c.json(toBusiness({ ...business, hasPeriods: false }))
  })
