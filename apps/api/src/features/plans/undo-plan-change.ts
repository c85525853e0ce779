import { addDays, type CivilDate } from '@contapro/sunat'
import { findPlan, refuseTooSmall } from '../../company/accounts/plan-limit.ts'
import { type PlanChange, undoPlanChange as undoChange } from '../../company/accounts/plans.store.ts'
import { todayInLima } from '../../platform/clock/today-in-lima.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { RequestContext } from '../../platform/ports/services.ts'

const DAYS_TO_UNDO = 7

/** There is no change of plan to undo, or it was too long ago. */
export class PlanChangeFinalError extends DomainError {
  constructor() {
    super('PLAN_CHANGE_FINAL', 'Ya no se puede deshacer el cambio de plan.')
  }
}

/** Last day on which a change can be undone, in Lima. */
export const undoUntil = ({ changedOn }: PlanChange): CivilDate => addDays(changedOn as CivilDate, DAYS_TO_UNDO)

/**
 * Restores the plan of before the last change, with its last day (decisions 45). The companies must fit into it, except those that the
 * account had with it.
 *
 * @throws PlanChangeFinalError, RuleBrokenError
 */
export function undoPlanChange(ctx: RequestContext): Promise<PlanChange['before']> {
  const today = todayInLima(ctx.clock)
  return undoChange(ctx.database, ctx.accountantUuid, ({ lastChange, businessesCount }) => {
    if (!lastChange || undoUntil(lastChange) < today) throw new PlanChangeFinalError()
    const hasMore = businessesCount > lastChange.businessesCount
    if (hasMore) refuseTooSmall(findPlan(ctx, lastChange.before.planType), businessesCount)
    return lastChange
  })
}
