import type { CallOptions } from '../client/call.ts'
import type { ContaproClient } from '../client/contapro-client.ts'
import type { PlanList, Subscription } from '../contract/contract.ts'

/** A plan to pick. */
export interface PlanChoice {
  /** 1–4 monthly, 5–8 annual (decisions 34). */
  readonly planType: number
  /** Begin with the plan's free trial. */
  readonly freeTrial: boolean
}

/** The plans on offer, by plan type, and whether the account may still have a free trial (decisions 34). */
export function listPlans({ call }: ContaproClient, options?: CallOptions): Promise<PlanList> {
  return call({ operation: 'listPlans', route: 'GET /app/internal/plans' }, options)
}

/** Picks a plan; the session's user has it at once. Fails with 409 TRIAL_ALREADY_USED, 422 for a plan that is not on offer. */
export async function subscribe(
  { call, session, events }: ContaproClient,
  { planType, freeTrial }: PlanChoice,
  options?: CallOptions,
): Promise<Subscription> {
  const { sessionId } = session.auth.getSnapshot()
  const body = { plan_type: planType, free_trial: freeTrial }
  const subscription = await call(
    { operation: 'subscribe', route: 'POST /app/internal/me/subscription', body },
    options,
  )
  const now = session.auth.getSnapshot()
  if (now.user && now.sessionId === sessionId) session.setUser({ ...now.user, subscription })
  events.tell({ type: 'plan-picked', planType, isFreeTrial: freeTrial })
  return subscription
}
