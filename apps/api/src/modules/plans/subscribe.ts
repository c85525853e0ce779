import type { CivilDate } from '@contapro/sunat'
import { DomainError, RuleBrokenError } from '../../domain-error.ts'
import type { RequestContext } from '../../services.ts'
import { todayInLima } from '../../today-in-lima.ts'
import { setPlan, startTrial } from './plans.store.ts'
import { endOfPlan, endOfTrial } from './subscription-dates.ts'

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

/** Starts a plan today, on civil dates in Lima. Answers its last day. Throws `RuleBrokenError`, `TrialAlreadyUsedError`. */
export async function subscribe(ctx: RequestContext, { planType, isTrial }: PlanChoice): Promise<CivilDate> {
  const { database, accountantUuid } = ctx
  const plan = ctx.plans.find(({ plan_type }) => plan_type === planType)
  if (!plan) throw refused('PLAN_NOT_OFFERED', 'Este plan no está disponible.', 'plan_type')
  const today = todayInLima(ctx.clock)
  if (!isTrial) {
    const endDate = endOfPlan(plan, today)
    await setPlan(database, accountantUuid, { planType, planEndDate: endDate })
    return endDate
  }
  if (plan.trial_days === 0) throw refused('TRIAL_NOT_OFFERED', 'Este plan no tiene prueba gratis.', 'free_trial')
  const endDate = endOfTrial(plan, today)
  const isStarted = await startTrial(database, accountantUuid, { planType, planEndDate: endDate })
  if (!isStarted) throw new TrialAlreadyUsedError()
  return endDate
}

const refused = (code: string, message: string, field: string): RuleBrokenError =>
  new RuleBrokenError([{ code, message, field }])
