import type { CivilDate } from '@contapro/sunat'
import { type AccountPlan, type PlanChange, readPlanSituation } from '../../company/accounts/plans.store.ts'
import type { Plan } from '../../company/accounts/plans-on-offer.ts'
import { endOfPlan, endOfTrial } from '../../company/accounts/subscription-dates.ts'
import { toSubscription } from '../../company/accounts/to-subscription.ts'
import { isTrialLeft } from '../../company/accounts/trial-left.ts'
import { todayInLima } from '../../platform/clock/today-in-lima.ts'
import type { Contract } from '../../platform/http/contract/contract-values.ts'
import type { RequestContext } from '../../platform/ports/services.ts'
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
