import type { RequestContext } from '../../services.ts'
import { deleteOtherSessions } from './sessions.store.ts'

/** Ends the sessions of the account but that of the call. */
export async function endOtherSessions(ctx: RequestContext): Promise<void> {
  await deleteOtherSessions(ctx.database, ctx)
  ctx.openSessions.forget()
}
