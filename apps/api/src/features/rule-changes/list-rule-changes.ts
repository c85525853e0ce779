import { ownBusiness } from '../../company/own-business.ts'
import type { RequestContext } from '../../platform/ports/services.ts'
import {
  listUnseenChanges,
  listUnseenMerges,
  markSeen,
  type UnseenChange,
  type UnseenMerge,
} from '../../vouchers/rule-changes/rule-changes.store.ts'

/** What an update changed and nobody has confirmed to have seen. */
export interface Unseen {
  readonly changes: readonly UnseenChange[]
  readonly merges: readonly UnseenMerge[]
}

/** What an update changed and nobody has confirmed to have seen. Throws `BusinessNotFoundError`. */
export async function listRuleChanges(ctx: RequestContext, businessUuid: string): Promise<Unseen> {
  const { uuid } = await ownBusiness(ctx, { uuid: businessUuid })
  return unseenOf(ctx, uuid)
}

/** Takes them as seen by who is signed in, and answers those that are not. Throws `BusinessNotFoundError`. */
export async function confirmRuleChanges(
  ctx: RequestContext,
  businessUuid: string,
  ids: readonly number[],
): Promise<Unseen> {
  const { uuid } = await ownBusiness(ctx, { uuid: businessUuid })
  if (ids.length > 0) {
    await markSeen(ctx.database, uuid, { ids, seenBy: ctx.accountantUuid, seenAt: ctx.clock() })
  }
  return unseenOf(ctx, uuid)
}

async function unseenOf({ database }: RequestContext, businessUuid: string): Promise<Unseen> {
  const [changes, merges] = await Promise.all([
    listUnseenChanges(database, businessUuid),
    listUnseenMerges(database, businessUuid),
  ])
  return { changes, merges }
}
