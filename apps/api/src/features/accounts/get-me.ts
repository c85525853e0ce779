import { findUser, type UserRow } from '../../company/accounts/users.store.ts'
import type { RequestContext } from '../../platform/ports/services.ts'
import { AccessTokenInvalidError } from '../../platform/secrets/access-tokens.ts'

/** The signed-in accountant. Throws `AccessTokenInvalidError` when the account no longer exists. */
export async function getMe({ database, accountantUuid }: RequestContext): Promise<UserRow> {
  const user = await findUser(database, accountantUuid)
  if (!user) throw new AccessTokenInvalidError()
  return user
}
