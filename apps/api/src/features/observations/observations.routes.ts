import type { PurchaseDecision, TaxPeriod } from '@contapro/sunat'
import { Hono } from 'hono'
import type { ApiEnv } from '../../platform/http/api-env.ts'
import type { BodyOf, QueryOf } from '../../platform/http/contract/contract-values.ts'
import { fromContract } from '../../platform/http/from-contract.ts'
import { type DecisionRequest, decideVouchers } from './decide-vouchers.ts'
import { listReviewedVouchers } from './list-reviewed-vouchers.ts'
import { toDecisionResult, toReviewedVoucherList } from './reviewed-voucher-answers.ts'

const reports = '/app/internal/businesses/dashboard-reports'

export const observationRoutes = new Hono<ApiEnv>()
  .get(`${reports}/observed`, fromContract('listObservedVouchers'), async (c) => {
    const { ruc, tax_period, page, size } = c.req.valid('query')
    const list = { ruc, period: tax_period as TaxPeriod, status: 'observado' } as const
    const found = await listReviewedVouchers(c.var.ctx, list, { page, size })
    return c.json(toReviewedVoucherList(found, { page, size }, c.var.ctx.fileAddresses))
  })
  .get(`${reports}/rejected`, fromContract('listRejectedVouchers'), async (c) => {
    const { ruc, tax_period, page, page_record: size } = c.req.valid('query')
    const list = { ruc, period: tax_period as TaxPeriod, status: 'gasto no deducible' } as const
    const found = await listReviewedVouchers(c.var.ctx, list, { page, size })
    return c.json(toReviewedVoucherList(found, { page, size }, c.var.ctx.fileAddresses))
  })
  .get(`${reports}/validated`, fromContract('listValidatedVouchers'), async (c) => {
    const { ruc, uuid, tax_period, page, size } = c.req.valid('query')
    const list = { ruc, businessUuid: uuid, period: tax_period as TaxPeriod, status: 'gasto deducible' } as const
    const found = await listReviewedVouchers(c.var.ctx, list, { page, size })
    return c.json(toReviewedVoucherList(found, { page, size }, c.var.ctx.fileAddresses))
  })
  .patch(`${reports}/observed/validate/`, fromContract('validateVouchers'), async (c) => {
    const request = toRequest(c.req.valid('query'), c.req.valid('json'), 'validated')
    return c.json(toDecisionResult(await decideVouchers(c.var.ctx, request), c.var.ctx.fileAddresses))
  })
  .patch(`${reports}/observed/decline/`, fromContract('declineVouchers'), async (c) => {
    const request = toRequest(c.req.valid('query'), c.req.valid('json'), 'declined')
    return c.json(toDecisionResult(await decideVouchers(c.var.ctx, request), c.var.ctx.fileAddresses))
  })
  .patch(`${reports}/observed/undo/`, fromContract('undoDecisions'), async (c) => {
    const request = toRequest(c.req.valid('query'), c.req.valid('json'), null)
    return c.json(toDecisionResult(await decideVouchers(c.var.ctx, request), c.var.ctx.fileAddresses))
  })

function toRequest(
  { ruc, tax_period }: QueryOf<'validateVouchers'>,
  { cpes }: BodyOf<'validateVouchers'>,
  decision: PurchaseDecision | null,
): DecisionRequest {
  return { ruc, period: tax_period as TaxPeriod, codes: cpes, decision }
}
