import type { TaxPeriod } from '@contapro/sunat'
import { Hono } from 'hono'
import type { ApiEnv } from '../../platform/http/api-env.ts'
import type { QueryOf } from '../../platform/http/contract/contract-values.ts'
import { fromContract } from '../../platform/http/from-contract.ts'
import type { RequestContext } from '../../platform/ports/services.ts'
import { listWithholdings, type WithholdingPage } from './list-withholdings.ts'
import { toPerceptionList, toRetentionList } from './withholding-answers.ts'

/** Perceptions (CPE 40) and retentions (CPE 20) that a company suffered. */
export const withholdingRoutes = new Hono<ApiEnv>()
  .get('/app/internal/businesses/dashboard-reports/perceptions', fromContract('listPerceptions'), async (c) => {
    const query = c.req.valid('query')
    const found = await listOf(c.var.ctx, '40', query)
    return c.json(toPerceptionList(found, query, c.var.ctx.fileAddresses))
  })
  .get('/app/internal/businesses/dashboard-reports/retentions', fromContract('listRetentions'), async (c) => {
    const query = c.req.valid('query')
    const found = await listOf(c.var.ctx, '20', query)
    return c.json(toRetentionList(found, query, c.var.ctx.fileAddresses))
  })

type WithholdingQuery = QueryOf<'listPerceptions'> & QueryOf<'listRetentions'>

function listOf(ctx: RequestContext, type: '40' | '20', query: WithholdingQuery): Promise<WithholdingPage> {
  const name = { uuid: query.business_uuid, ruc: query.business_ruc }
  return listWithholdings(ctx, name, { type, period: query.tax_period as TaxPeriod }, query)
}
