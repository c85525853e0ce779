import { addDays, addMonths, type CivilDate, civilDate, daysInMonth, periodOf } from '@contapro/sunat'
import { todayInLima } from '../../platform/clock/today-in-lima.ts'
import type { Services } from '../../platform/ports/services.ts'
import type { Plan } from './plans-on-offer.ts'

/** What of a subscription stands with the account. */
export interface StartedPlan {
  readonly planType: number | null
  readonly planEndDate: CivilDate | null
  readonly hasUsedTrial: boolean
}

/** Last day of a plan that starts on a day: the same day of the next month or year, or the last of a shorter month. */
export function endOfPlan(plan: Plan, start: CivilDate): CivilDate {
  const period = addMonths(periodOf(start), plan.billing === 'MONTHLY' ? 1 : 12)
  const [year, month] = [Number(period.slice(0, 4)), Number(period.slice(4))]
  const day = Math.min(Number(start.slice(8)), daysInMonth(year, month))
  return civilDate(year, month, day) ?? start
}

/** Last day of a free trial that starts on a day. */
export function endOfTrial(plan: Plan, start: CivilDate): CivilDate {
  return addDays(start, plan.trial_days)
}

/** A new account starts on the free trial of plan 1 (decisions 34), or without a plan where there is no such trial. */
export function trialOfNewAccount({ plans, clock }: Pick<Services, 'plans' | 'clock'>): StartedPlan {
  const plan = plans.find(({ plan_type, trial_days }) => plan_type === 1 && trial_days > 0)
  if (!plan) return { planType: null, planEndDate: null, hasUsedTrial: false }
  return { planType: plan.plan_type, planEndDate: endOfTrial(plan, todayInLima(clock)), hasUsedTrial: true }
}
