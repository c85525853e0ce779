import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from './api-env.ts'

/** Request ids of others are taken when they are short and plain: they end in our log. */
const PLAIN_ID = /^[\w-]{8,64}$/

/**
 * Gives each request an id (`x-request-id`) and one line in the log: method, path without its query, status, milliseconds.
 * Queries are never logged: they carry signatures and, on the partner's entry, a password (decisions 29).
 */
export const requestLog: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const given = c.req.header('x-request-id') ?? ''
  const requestId = PLAIN_ID.test(given) ? given : randomUUID()
  c.set('requestId', requestId)
  const startedAt = performance.now()
  await next()
  c.res.headers.set('x-request-id', requestId)
  const ms = Math.round(performance.now() - startedAt)
  const { method, path } = c.req
  c.var.services.logger.info({ requestId, method, path, status: c.res.status, ms }, 'request')
}
