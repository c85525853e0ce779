import type { User } from '../contract/contract.ts'
import type { MockData } from './mock-data.ts'

/** The plan whose free trial a new account starts on (decisions 34). */
export const FIRST_PLAN = 1

/** Days for which a change of plan can be undone (decisions 45). */
export const UNDO_DAYS = 7

const MS_PER_DAY = 86_400_000
/** Peru is five hours behind UTC all year round. */
const LIMA_OFFSET_MS = 5 * 3_600_000

/** Last day of a free trial that starts today. */
export function trialEnd({ plans }: MockData, planType: number): string {
  return daysFromToday(plans.find((plan) => plan.plan_type === planType)?.trial_days ?? 0)
}

/** Last day of a plan that starts today: a month for plans 1–4, a year for 5–8. */
export function planEnd(planType: number): string {
  return daysFromToday(planType > 4 ? 365 : 30)
}

/** The free trial was never used and no plan is in force (decisions 45). */
export function isTrialLeft({ trialsUsed }: MockData, { uuid, subscription }: User): boolean {
  return !trialsUsed.has(uuid) && (subscription === null || subscription.end_date < daysFromToday(0))
}

/** A civil date in Lima. */
export function daysFromToday(days: number): string {
  return new Date(Date.now() - LIMA_OFFSET_MS + days * MS_PER_DAY).toISOString().slice(0, 10)
}
