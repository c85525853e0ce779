import type { Contract } from '../../platform/http/contract/contract-values.ts'
import type { AccountPlan } from './plans.store.ts'

/** Null without a plan. */
export function toSubscription({
  planType,
  planEndDate,
}: Pick<AccountPlan, 'planType' | 'planEndDate'>): Contract<'subscription'> | null {
  return planType === null || planEndDate === null ? null : { plan_type: planType, end_date: planEndDate }
}
