import { Hono } from 'hono'
import type { ApiEnv } from '../../platform/http/api-env.ts'
import { fromContract } from '../../platform/http/from-contract.ts'
import { keepEvent } from './keep-event.ts'

export const eventRoutes = new Hono<ApiEnv>().post(
  '/app/internal/me/event-logs',
  fromContract('createEventLog'),
  async (c) => {
    const { event_type, description, accountant_uuid, business_uuid, session_id, metadata } = c.req.valid('json')
    await keepEvent(c.var.ctx, {
      eventType: event_type,
      description,
      accountantUuid: accountant_uuid,
      businessUuid: business_uuid,
      sessionId: session_id,
      metadata,
    })
    return c.body(null, 204)
  },
)
