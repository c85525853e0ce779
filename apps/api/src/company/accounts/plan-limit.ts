import { RuleBrokenError } from '../../platform/errors/domain-error.ts'
import type { RequestContext } from '../../platform/ports/services.ts'
import { lockPlan, type PlanReader, readPlanSituation } from './plans.store.ts'
import type { Plan } from './plans-on-offer.ts'

/** Undefined for a plan that is not on offer. */
export const findPlan = ({ plans }: Pick<RequestContext, 'plans'>, planType: number | null): Plan | undefined =>
  plans.find(({ plan_type }) => plan_type === planType)

/** Throws `RuleBrokenError` if the account has more companies than the plan allows (decisions 45). */
export function refuseTooSmall(plan: Plan | undefined, businessesCount: number): void {
  if (!plan || businessesCount <= limitOf(plan)) return
  const message = `Tienes ${businessesCount} empresas y el plan ${plan.name} admite ${limitOf(plan)}.`
  throw new RuleBrokenError([{ code: 'COMPANIES_EXCEED_PLAN', message, field: 'plan_type' }])
}

/**
 * In the transaction that added a company: throws `RuleBrokenError` if the plan of the account, even one that ended, allows fewer. An
 * account without a plan, or with one that is no longer on offer, has no limit.
 */
export async function refuseBeyondPlan(
  tx: PlanReader,
  { plans, accountantUuid }: Pick<RequestContext, 'plans' | 'accountantUuid'>,
): Promise<void> {
  await lockPlan(tx, accountantUuid)
  const { account, businessesCount } = await readPlanSituation(tx, accountantUuid)
  const plan = findPlan({ plans }, account.planType)
  if (!plan || businessesCount <= limitOf(plan)) return
  const companies = limitOf(plan) === 1 ? 'una empresa' : `${limitOf(plan)} empresas`
  const message = `Tu plan ${plan.name} admite ${companies}. Elige un plan con más empresas para registrar otra.`
  throw new RuleBrokenError([{ code: 'PLAN_LIMIT_REACHED', message }])
}

const limitOf = ({ max_businesses: limit }: Plan): number => limit ?? Number.POSITIVE_INFINITY
