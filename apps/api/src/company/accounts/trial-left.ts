import type { CivilDate } from '@contapro/sunat'
import type { AccountPlan } from './plans.store.ts'

/** Whether the account may start its free trial: never used, no plan in force, and not past its last day after an undone start. */
export function isTrialLeft(account: AccountPlan, today: CivilDate): boolean {
  const { hasUsedTrial, trialEndDate } = account
  return !hasUsedTrial && !isPlanInForce(account, today) && (trialEndDate === null || trialEndDate >= today)
}

export const isPlanInForce = ({ planEndDate }: AccountPlan, today: CivilDate): boolean =>
  planEndDate !== null && planEndDate >= today
