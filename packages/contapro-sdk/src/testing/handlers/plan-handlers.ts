import type { HttpHandler } from 'msw'
import { changeAccount } from '../mock-accounts.ts'
import { type MockServer, mockOperation } from '../mock-operation.ts'
import { planEnd, trialEnd } from '../mock-plans.ts'
import { MockRefusal } from '../mock-refusal.ts'

/** Subscription plans: one free trial an account (decisions 34). */
export function planHandlers(server: MockServer): HttpHandler[] {
  return [
    mockOperation(server, 'listPlans', ({ data, user, isEmpty, reply }) =>
      reply(200, { plans: isEmpty ? [] : data.plans, trial_available: !data.trialsUsed.has(user.uuid) }),
    ),
    mockOperation(server, 'subscribe', async ({ body, data, user, reply }) => {
      const { plan_type, free_trial } = await body()
      if (!data.plans.some((plan) => plan.plan_type === plan_type)) {
        const message = 'Este plan no está disponible.'
        throw new MockRefusal('RULE_BROKEN', [{ code: 'PLAN_NOT_OFFERED', message, field: 'plan_type' }])
      }
      if (free_trial && data.trialsUsed.has(user.uuid)) throw new MockRefusal('TRIAL_ALREADY_USED')
      if (free_trial) data.trialsUsed.add(user.uuid)
      const subscription = { plan_type, end_date: free_trial ? trialEnd(data, plan_type) : planEnd(plan_type) }
      changeAccount(data, user.uuid, (account) => ({ ...account, user: { ...account.user, subscription } }))
      return reply(200, subscription)
    }),
  ]
}
