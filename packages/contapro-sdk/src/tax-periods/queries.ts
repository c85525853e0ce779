import type { ContaproClient } from '../client/contapro-client.ts'
import { type ContaproQuery, contaproQuery } from '../queries/contapro-query.ts'
import { resourceKey } from '../queries/resource-key.ts'
import { staleTimes } from '../queries/stale-times.ts'
import { listTaxPeriods } from './calls.ts'

/** Queries of the tax periods. */
export interface TaxPeriodQueries {
  readonly all: (client: ContaproClient) => readonly unknown[]
  /** Periods of one company (`YYYYMM`), newest first. */
  readonly list: (client: ContaproClient, businessUuid: string) => ContaproQuery<readonly string[]>
}

/** Queries of the tax periods: key [...client.key, 'tax-periods', businessUuid]. */
export const taxPeriodQueries: TaxPeriodQueries = {
  all: (client) => resourceKey(client, 'tax-periods'),
  list: (client, businessUuid) =>
    contaproQuery([...taxPeriodQueries.all(client), businessUuid], staleTimes.taxPeriods, (options) =>
      listTaxPeriods(client, businessUuid, options),
    ),
}
