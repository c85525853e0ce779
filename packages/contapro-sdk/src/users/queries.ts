import type { ContaproClient } from '../client/contapro-client.ts'
import type { OpenSession, User } from '../contract/contract.ts'
import { type ContaproQuery, contaproQuery } from '../queries/contapro-query.ts'
import { resourceKey } from '../queries/resource-key.ts'
import { staleTimes } from '../queries/stale-times.ts'
import { getMe, listSessions, validateRecoveryToken } from './calls.ts'

/** Queries of accounts. */
export interface UserQueries {
  readonly all: (client: ContaproClient) => readonly unknown[]
  /** The signed-in accountant. */
  readonly me: (client: ContaproClient) => ContaproQuery<User>
  /** The open sessions of the accountant. */
  readonly sessions: (client: ContaproClient) => ContaproQuery<OpenSession[]>
  /** Whether the token of a recovery link still holds; asked for without a session. */
  readonly recoveryToken: (client: ContaproClient, token: string) => ContaproQuery<boolean>
}

/** Queries of accounts: keys [...client.key, 'users', 'me'], [..., 'sessions'] and [..., 'recovery-token', token]. */
export const userQueries: UserQueries = {
  all: (client) => resourceKey(client, 'users'),
  me: (client) =>
    contaproQuery([...userQueries.all(client), 'me'], staleTimes.user, (options) => getMe(client, options)),
  sessions: (client) =>
    contaproQuery([...userQueries.all(client), 'sessions'], staleTimes.sessions, (options) =>
      listSessions(client, options),
    ),
  recoveryToken: (client, token) =>
    contaproQuery([...userQueries.all(client), 'recovery-token', token], staleTimes.recoveryToken, (options) =>
      validateRecoveryToken(client, token, options),
    ),
}
