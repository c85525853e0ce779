import { Hono } from 'hono'
import type { ApiEnv } from '../../platform/http/api-env.ts'
import type { AnswerOf } from '../../platform/http/contract/contract-values.ts'
import { fromContract } from '../../platform/http/from-contract.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { endSession } from './end-session.ts'
import { listSessions } from './list-sessions.ts'

/** The own sessions (decision 0069). */
export const sessionRoutes = new Hono<ApiEnv>()
  .get('/app/internal/me/sessions', fromContract('listSessions'), async (c) => {
    const { sessionUuid } = c.var.ctx
    const sessions = (await listSessions(c.var.ctx)).map((session) => ({
      uuid: session.uuid,
      is_current: session.uuid === sessionUuid,
      browser: session.browser,
      operating_system: session.operatingSystem,
      created_at: session.createdAt.toISOString(),
      last_seen_at: session.lastSeenAt.toISOString(),
    }))
    return c.json<AnswerOf<'listSessions'>>({ sessions })
  })
  .delete('/app/internal/me/sessions/current', fromContract('endSession'), async (c) => {
    await endSession(c.var.ctx)
    return c.body(null, 204)
  })
  .delete('/app/internal/me/sessions/others', fromContract('endOtherSessions'), async (c) => {
    await endOtherSessions(c.var.ctx)
    return c.body(null, 204)
  })
