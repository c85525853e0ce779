import { centimos, toDecimalText } from '@contapro/sunat'
import { Hono } from 'hono'
import type { ApiEnv } from '../../platform/http/api-env.ts'
import type { Contract } from '../../platform/http/contract/contract-values.ts'
import { fromContract } from '../../platform/http/from-contract.ts'
import { confirmRuleChanges, listRuleChanges, type Unseen } from './list-rule-changes.ts'

export const ruleChangesRoutes = new Hono<ApiEnv>()
  .get('/app/internal/businesses/:uuid/rule-changes', fromContract('listRuleChanges'), async (c) =>
    c.json(toAnswer(await listRuleChanges(c.var.ctx, c.req.valid('param').uuid))),
  )
  .patch('/app/internal/businesses/:uuid/rule-changes', fromContract('confirmRuleChanges'), async (c) =>
    c.json(toAnswer(await confirmRuleChanges(c.var.ctx, c.req.valid('param').uuid, c.req.valid('json').seen))),
  )

const toAnswer = ({ changes, merges }: Unseen): Contract<'rule-changes'> => ({
  changes: changes.map(({ id, period, box, before, after, reasons }) => ({
    id,
    tax_period: period,
    box,
    before,
    after,
    reasons: [...reasons],
  })),
  merged_vouchers: merges.map(({ id, operation, code, formerCode, period, total }) => ({
    id,
    code,
    former_code: formerCode,
    operation_type: operation,
    tax_period: period,
    total_amount: toDecimalText(centimos(total)),
  })),
})
