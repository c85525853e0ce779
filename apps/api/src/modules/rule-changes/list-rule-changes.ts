import type { RequestContext } from '../../services.ts'
import { ownBusiness } from '../businesses/own-business.ts'
import { listUnseenChanges, markSeen, type UnseenChange } from './rule-changes.store.ts'

/** What the rules of an update changed and nobody has confirmed to have seen. Throws `BusinessNotFoundError`. */
export async function listRuleChanges(ctx: RequestContext, businessUuid: string): Promise<UnseenChange[]> {
  const { uuid } = await ownBusiness(ctx, { uuid: businessUuid })
  return listUnseenChanges(ctx.database, uuid)
}

/** Takes them as seen by who is signed in, and answers those that are not. Throws `BusinessNotFoundError`. */
export async function confirmRuleChanges(
  ctx: RequestContext,
  businessUuid: string,
  ids: readonly number[],
): Promise<UnseenChange[]> {
  const { uuid } = await ownBusiness(ctx, { uuid: businessUuid })
  if (ids.length > 0) {
    await markSeen(ctx.database, uuid, { ids, seenBy: ctx.accountantUuid, seenAt: ctx.clock() })
  }
  return listUnseenChanges(ctx.database, uuid)
}
