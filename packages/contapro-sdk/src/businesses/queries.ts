import type { ContaproClient } from '../client/contapro-client.ts'
import type { Business, RucOwner } from '../contract/contract.ts'
import { type ContaproQuery, contaproQuery } from '../queries/contapro-query.ts'
import { resourceKey } from '../queries/resource-key.ts'
import { staleTimes } from '../queries/stale-times.ts'
import { listBusinesses, validateByRuc } from './calls.ts'

/** Queries of the companies. */
export interface BusinessQueries {
  readonly all: (client: ContaproClient) => readonly unknown[]
  /** The accountant's companies. */
  readonly list: (client: ContaproClient) => ContaproQuery<readonly Business[]>
  /** Whose company a RUC is; null when nobody registered it. */
  readonly ownerOf: (client: ContaproClient, ruc: string) => ContaproQuery<RucOwner | null>
}

/** Queries of the companies: keys [...client.key, 'businesses', 'list'] and [..., 'owner', ruc]. */
export const businessQueries: BusinessQueries = {
  all: (client) => resourceKey(client, 'businesses'),
  list: (client) =>
    contaproQuery([...businessQueries.all(client), 'list'], staleTimes.businesses, (options) =>
      listBusinesses(client, options),
    ),
  ownerOf: (client, ruc) =>
    contaproQuery([...businessQueries.all(client), 'owner', ruc], staleTimes.rucOwner, (options) =>
      validateByRuc(client, ruc, options),
    ),
}
