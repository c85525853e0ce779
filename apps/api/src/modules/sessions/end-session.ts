import type { RequestContext } from '../../services.ts'
import { deleteSession } from './sessions.store.ts'

/** Ends the session of the call. */
export async function endSession(ctx: RequestContext): Promise<void> {
  await deleteSession(ctx.database, ctx)
  ctx.openSessions.forget()
}
