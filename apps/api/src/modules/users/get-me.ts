import { AccessTokenInvalidError } from '../../secrets/access-tokens.ts'
import type { RequestContext } from '../../services.ts'
import { findUser, type UserRow } from './users.store.ts'

/** The signed-in accountant. Throws `AccessTokenInvalidError` when the account no longer exists. */
export async function getMe({ database, accountantUuid }: RequestContext): Promise<UserRow> {
  const user = await findUser(database, accountantUuid)
  if (!user) throw new AccessTokenInvalidError()
  return user
}
