import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { ApiEnv } from './api-env.ts'

/** Request ids of others are taken when they are short and plain: they end in our log. */
const PLAIN_ID = /^[\w-]{8,64}$/

/**
 * Gives each request an id (`x-request-id`) and one line in the log: method, pattern of the route, status, milliseconds.
 * The path and the query are not logged: they can hold a RUC, a person's uuid, a recovery token (decisions 41), a signature,
 * and a password on the partner's entry (decisions 29).
 */
export const requestLog: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const given = c.req.header('x-request-id') ?? ''
  const requestId = PLAIN_ID.test(given) ? given : randomUUID()
  c.set('requestId', requestId)
  const startedAt = performance.now()
  await next()
  c.res.headers.set('x-request-id', requestId)
  const ms = Math.round(performance.now() - startedAt)
  // The handler that answered is the current one.
  const route = routePath(c)
  c.var.services.logger.info({ requestId, method: c.req.method, route, status: c.res.status, ms }, 'request')
}
