import type { CivilDate } from '@contapro/sunat'
import type { Contract } from '../../http/contract/contract-values.ts'
import type { RequestContext } from '../../services.ts'
import { todayInLima } from '../../today-in-lima.ts'
import type { Plan } from './plans-on-offer.ts'
import { type AccountPlan, type PlanChange, readPlanSituation } from './plans.store.ts'
import { endOfPlan, endOfTrial } from './subscription-dates.ts'
import { toSubscription } from './to-subscription.ts'
import { isTrialLeft } from './trial-left.ts'
import { undoUntil } from './undo-plan-change.ts'

/** The plans on offer, with the days on which they would end, and what the account can do with them. */
export async function listPlans(ctx: RequestContext): Promise<Contract<'plan-list'>> {
  const { account, businessesCount, lastChange } = await readPlanSituation(ctx.database.db, ctx.accountantUuid)
  const today = todayInLima(ctx.clock)
  return {
    plans: ctx.plans.map((plan) => ({
      ...plan,
      end_date: endOfPlan(plan, today),
      trial_end_date: trialEnd(plan, account, today),
    })),
    trial_available: isTrialLeft(account, today),
    businesses_count: businessesCount,
    last_change: lastChange && undoUntil(lastChange) >= today ? toLastChange(lastChange) : null,
  }
}

function trialEnd(plan: Plan, { trialEndDate }: AccountPlan, today: CivilDate): string | null {
  return plan.trial_days === 0 ? null : (trialEndDate ?? endOfTrial(plan, today))
}

const toLastChange = (change: PlanChange): Contract<'plan-change'> => ({
  before: toSubscription(change.before),
  undo_until: undoUntil(change),
})
