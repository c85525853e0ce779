import { useMe, usePlans } from '@contapro/sdk/react'

/** A plan that allows no more companies. */
export interface FullPlan {
  readonly name: string
  /** Companies that it allows. */
  readonly limit: number
  /** Companies of the account; more than the limit if they were there before. */
  readonly count: number
}

/** The plan of the account if it is full, also after its end (decisions 45). Undefined without a limit, and while it is not known. */
export function useFullPlan(): FullPlan | undefined {
  const planType = useMe().data?.subscription?.plan_type
  const { plans = [], businesses_count: count } = usePlans().data ?? {}
  const plan = plans.find(({ plan_type }) => plan_type === planType)
  const limit = plan?.max_businesses
  if (!plan || typeof limit !== 'number' || count === undefined || count < limit) return undefined
  return { name: plan.name, limit, count }
}
