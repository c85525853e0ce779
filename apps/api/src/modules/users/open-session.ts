import type { Services } from '../../services.ts'
import type { UserRow } from './users.store.ts'

/** What starts a session in the browser. */
export interface SignedIn {
  readonly accessToken: string
  readonly abTestGroup: 'A' | 'B'
}

/** A new session of an account. */
export async function openSession({ accessTokens }: Pick<Services, 'accessTokens'>, user: UserRow): Promise<SignedIn> {
  return { accessToken: await accessTokens.issue(user.uuid, user.sessionEpoch), abTestGroup: user.abTestGroup }
}
