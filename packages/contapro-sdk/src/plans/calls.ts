import type { CallOptions } from '../client/call.ts'
import type { ContaproClient } from '../client/contapro-client.ts'
import type { PlanList, RestoredPlan, Subscription, User } from '../contract/contract.ts'
import * as defaults from '../generated/answer-defaults.gen.ts'

/** A plan to pick. */
export interface PlanChoice {
  /** 1–4 monthly, 5–8 annual (decisions 34). */
  readonly planType: number
  /** Begin with the plan's free trial. */
  readonly freeTrial: boolean
}

/** The plans on offer, by plan type, and whether the account may still have a free trial (decisions 34). */
export function listPlans({ call }: ContaproClient, options?: CallOptions): Promise<PlanList> {
  return call({ operation: 'listPlans', defaults: defaults.listPlans, route: 'GET /app/internal/plans' }, options)
}

/**
 * Picks a plan; the session's user has it at once. Fails with 409 TRIAL_ALREADY_USED, 422 for a plan that is not on offer, a trial beside a
 * paid plan, or more companies than the plan allows.
 */
export async function subscribe(
  client: ContaproClient,
  { planType, freeTrial }: PlanChoice,
  options?: CallOptions,
): Promise<Subscription> {
  const body = { plan_type: planType, free_trial: freeTrial }
  const route = 'POST /app/internal/me/subscription'
  const subscription = await changingUser(
    client,
    () => client.call({ operation: 'subscribe', route, body }, options),
    (answer) => answer,
  )
  client.events.tell({ type: 'plan-picked', planType, isFreeTrial: freeTrial })
  return subscription
}

/**
 * Restores the plan of before the last change (decisions 45); the session's user has it at once. Fails with 409 PLAN_CHANGE_FINAL, 422 if the
 * companies do not fit into it, 404 from a server that does not have this call.
 */
export function undoPlanChange(client: ContaproClient, options?: CallOptions): Promise<RestoredPlan> {
  const route = 'POST /app/internal/me/subscription/undo'
  return changingUser(
    client,
    () => client.call({ operation: 'undoPlanChange', route }, options),
    ({ subscription }) => subscription,
  )
}

/** Gives the user the plan of an answer, unless another session began meanwhile. */
async function changingUser<Answer>(
  { session }: ContaproClient,
  call: () => Promise<Answer>,
  subscriptionOf: (answer: Answer) => User['subscription'],
): Promise<Answer> {
  const { sessionId } = session.auth.getSnapshot()
  const answer = await call()
  const now = session.auth.getSnapshot()
  if (now.user && now.sessionId === sessionId) session.setUser({ ...now.user, subscription: subscriptionOf(answer) })
  return answer
}
