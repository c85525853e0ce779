import type { ContaproClient } from '../client/contapro-client.ts'
import type { User } from '../contract/contract.ts'
import { type ContaproQuery, contaproQuery } from '../queries/contapro-query.ts'
import { staleTimes } from '../queries/stale-times.ts'

/** Queries of the signed-in accountant. */
export interface UserQueries {
  readonly all: (client: ContaproClient) => readonly unknown[]
  readonly me: (client: ContaproClient) => ContaproQuery<User>
}

/** Queries of the signed-in accountant: key [...client.key, 'users', 'me']. */
export const userQueries: UserQueries = {
  all: (client) => [...client.key, 'users'],
  me: (client) =>
    contaproQuery([...userQueries.all(client), 'me'], staleTimes.user, (options) => client.users.me(options)),
}
