import type { CivilDate } from '@contapro/sunat'
import { findPlan, refuseTooSmall } from '../../company/accounts/plan-limit.ts'
import { type AccountPlan, changePlan } from '../../company/accounts/plans.store.ts'
import type { Plan } from '../../company/accounts/plans-on-offer.ts'
import { endOfPlan, endOfTrial } from '../../company/accounts/subscription-dates.ts'
import { isPlanInForce, isTrialLeft } from '../../company/accounts/trial-left.ts'
import { todayInLima } from '../../platform/clock/today-in-lima.ts'
import { DomainError, RuleBrokenError } from '../../platform/errors/domain-error.ts'
import type { RequestContext } from '../../platform/ports/services.ts'

export interface PlanChoice {
  readonly planType: number
  readonly isTrial: boolean
}

/** One free trial an account. */
export class TrialAlreadyUsedError extends DomainError {
  constructor() {
    super('TRIAL_ALREADY_USED', 'Ya usaste tu prueba gratis. Elige un plan para continuar.')
  }
}

/**
 * Starts a plan today, on civil dates in Lima. Answers its last day.
 *
 * @throws RuleBrokenError, TrialAlreadyUsedError
 */
export async function subscribe(ctx: RequestContext, { planType, isTrial }: PlanChoice): Promise<CivilDate> {
  const { database, accountantUuid } = ctx
  const plan = findPlan(ctx, planType)
  if (!plan) throw refused('PLAN_NOT_OFFERED', 'Este plan no está disponible.', 'plan_type')
  if (isTrial && plan.trial_days === 0) {
    throw refused('TRIAL_NOT_OFFERED', 'Este plan no tiene prueba gratis.', 'free_trial')
  }
  const today = todayInLima(ctx.clock)
  let endDate = endOfPlan(plan, today)
  await changePlan(database, accountantUuid, {
    on: today,
    change({ account, businessesCount }) {
      refuseTooSmall(plan, businessesCount)
      if (!isTrial) return isSame(account, plan, endDate) ? null : { ...account, planType, planEndDate: endDate }
      refuseTrial(account, today)
      endDate = (account.trialEndDate as CivilDate | null) ?? endOfTrial(plan, today)
      return { planType, planEndDate: endDate, hasUsedTrial: true, trialEndDate: endDate }
    },
  })
  return endDate
}

/** The plan was picked today already, by a second press or another tab. */
const isSame = ({ planType, planEndDate }: AccountPlan, { plan_type }: Plan, endDate: CivilDate): boolean =>
  planType === plan_type && planEndDate === endDate

function refuseTrial(account: AccountPlan, today: CivilDate): void {
  if (isTrialLeft(account, today)) return
  if (account.hasUsedTrial || !isPlanInForce(account, today)) throw new TrialAlreadyUsedError()
  const message = 'Tienes un plan pagado vigente. La prueba gratis es para cuentas sin plan.'
  throw refused('TRIAL_WITH_PAID_PLAN', message, 'free_trial')
}

const refused = (code: string, message: string, field: string): RuleBrokenError =>
  new RuleBrokenError([{ code, message, field }])
