import { deleteSession } from '../../company/accounts/sessions.store.ts'
import type { RequestContext } from '../../platform/ports/services.ts'

/** Ends the session of the call. */
export async function endSession(ctx: RequestContext): Promise<void> {
  await deleteSession(ctx.database, ctx)
  ctx.openSessions.forget()
}
