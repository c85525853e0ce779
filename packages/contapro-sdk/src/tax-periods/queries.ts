import type { ContaproClient } from '../client/contapro-client.ts'
import { type ContaproQuery, contaproQuery } from '../queries/contapro-query.ts'
import { staleTimes } from '../queries/stale-times.ts'

/** Queries of the tax periods. */
export interface TaxPeriodQueries {
  readonly all: (client: ContaproClient) => readonly unknown[]
  /** Periods of one company (`YYYYMM`), newest first. */
  readonly list: (client: ContaproClient, businessUuid: string) => ContaproQuery<readonly string[]>
}

/** Queries of the tax periods: key [...client.key, 'tax-periods', businessUuid]. */
export const taxPeriodQueries: TaxPeriodQueries = {
  all: (client) => [...client.key, 'tax-periods'],
  list: (client, businessUuid) =>
    contaproQuery([...taxPeriodQueries.all(client), businessUuid], staleTimes.taxPeriods, (options) =>
      client.taxPeriods.list(businessUuid, options),
    ),
}
