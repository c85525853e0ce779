import { Hono } from 'hono'
import type { ApiEnv } from '../../http/api-env.ts'
import type { AnswerOf, Contract } from '../../http/contract/contract-values.ts'
import { fromContract } from '../../http/contract/from-contract.ts'
import { hasTrialLeft } from './plans.store.ts'
import { subscribe } from './subscribe.ts'

export const planRoutes = new Hono<ApiEnv>()
  .get('/app/internal/plans', fromContract('listPlans'), async (c) => {
    const { plans, database, accountantUuid } = c.var.ctx
    const isTrialAvailable = await hasTrialLeft(database, accountantUuid)
    return c.json<AnswerOf<'listPlans'>>({ plans: [...plans], trial_available: isTrialAvailable })
  })
  .post('/app/internal/me/subscription', fromContract('subscribe'), async (c) => {
    const { plan_type, free_trial } = c.req.valid('json')
    const endDate = await subscribe(c.var.ctx, { planType: plan_type, isTrial: free_trial })
    return c.json<Contract<'subscription'>>({ plan_type, end_date: endDate })
  })
