import type { ContaproClient } from '../client/contapro-client.ts'
import type { Business, RucOwner } from '../contract/contract.ts'
import { type ContaproQuery, contaproQuery } from '../queries/contapro-query.ts'
import { staleTimes } from '../queries/stale-times.ts'

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
  all: (client) => [...client.key, 'businesses'],
  list: (client) =>
    contaproQuery([...businessQueries.all(client), 'list'], staleTimes.businesses, (options) =>
      client.businesses.list(options),
    ),
  ownerOf: (client, ruc) =>
    contaproQuery([...businessQueries.all(client), 'owner', ruc], staleTimes.rucOwner, (options) =>
      client.businesses.ownerOf(ruc, options),
    ),
}
