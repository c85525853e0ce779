import type { Context } from 'hono'
import type { Database } from '../db/index.ts'
import { AccessTokenInvalidError } from '../secrets/access-tokens.ts'
import type { ApiEnv } from './api-env.ts'

/** Reads the bearer token and says on whose behalf the call is made. Throws `AccessTokenInvalidError`, also for an ended session. */
export async function authenticate(c: Context<ApiEnv>): Promise<void> {
  const [, token] = /^Bearer ([\w.-]{1,4096})$/i.exec(c.req.header('authorization') ?? '') ?? []
  if (token === undefined) throw new AccessTokenInvalidError()
  const { services } = c.var
  const session = await services.accessTokens.read(token)
  const sessionEpoch = await services.openSessions.epochOf(session)
  if (sessionEpoch === undefined) throw new AccessTokenInvalidError()
  c.set('ctx', {
    ...services,
    ...session,
    database: databaseOf(c),
    sessionEpoch,
    fileAddresses: services.fileSignatures.inEpoch(sessionEpoch),
  })
}

/** Nobody waits for what a caller reads who has left. What a caller writes is done to its end. */
function databaseOf({ req, var: { services } }: Context<ApiEnv>): Database {
  return req.method === 'GET' ? services.database.within('web', req.raw.signal) : services.database
}
