import { Hono } from 'hono'
import { toSubscription } from '../../company/accounts/to-subscription.ts'
import type { ApiEnv } from '../../platform/http/api-env.ts'
import type { AnswerOf, Contract } from '../../platform/http/contract/contract-values.ts'
import { fromContract } from '../../platform/http/from-contract.ts'
import { listPlans } from './list-plans.ts'
import { subscribe } from './subscribe.ts'
import { undoPlanChange } from './undo-plan-change.ts'

export const planRoutes = new Hono<ApiEnv>()
  .get('/app/internal/plans', fromContract('listPlans'), async (c) =>
    c.json<AnswerOf<'listPlans'>>(await listPlans(c.var.ctx)),
  )
  .post('/app/internal/me/subscription', fromContract('subscribe'), async (c) => {
    const { plan_type, free_trial } = c.req.valid('json')
    const endDate = await subscribe(c.var.ctx, { planType: plan_type, isTrial: free_trial })
    return c.json<Contract<'subscription'>>({ plan_type, end_date: endDate })
  })
  .post('/app/internal/me/subscription/undo', fromContract('undoPlanChange'), async (c) => {
    const restored = await undoPlanChange(c.var.ctx)
    return c.json<Contract<'restored-plan'>>({ subscription: toSubscription(restored) })
  })
