import type { Context } from 'hono'
import { AccessTokenInvalidError } from '../secrets/access-tokens.ts'
import type { ApiEnv } from './api-env.ts'

/** Reads the bearer token and says on whose behalf the call is made. Throws `AccessTokenInvalidError`. */
export async function authenticate(c: Context<ApiEnv>): Promise<void> {
  const [, token] = /^Bearer ([\w.-]{1,4096})$/i.exec(c.req.header('authorization') ?? '') ?? []
  if (token === undefined) throw new AccessTokenInvalidError()
  const { accountantUuid, sessionUuid } = await c.var.services.accessTokens.read(token)
  c.set('ctx', { ...c.var.services, accountantUuid, sessionUuid })
}
