import { deleteOtherSessions } from '../../company/accounts/sessions.store.ts'
import type { RequestContext } from '../../platform/ports/services.ts'

/** Ends the sessions of the account but that of the call. */
export async function endOtherSessions(ctx: RequestContext): Promise<void> {
  await deleteOtherSessions(ctx.database, ctx)
  ctx.openSessions.forget()
}
