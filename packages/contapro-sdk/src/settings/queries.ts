import type { ContaproClient } from '../client/contapro-client.ts'
import type { Settings } from '../contract/contract.ts'
import { type ContaproQuery, contaproQuery } from '../queries/contapro-query.ts'
import { resourceKey } from '../queries/resource-key.ts'
import { staleTimes } from '../queries/stale-times.ts'
import { getSettings } from './calls.ts'

/** Queries of the settings. */
export interface SettingsQueries {
  readonly all: (client: ContaproClient) => readonly unknown[]
  /** Every value of a company, with its history. */
  readonly ofBusiness: (client: ContaproClient, businessUuid: string) => ContaproQuery<Settings>
}

/** Queries of the settings: key [...client.key, 'settings', businessUuid]. */
export const settingsQueries: SettingsQueries = {
  all: (client) => resourceKey(client, 'settings'),
  ofBusiness: (client, businessUuid) =>
    contaproQuery([...settingsQueries.all(client), businessUuid], staleTimes.settings, (options) =>
      getSettings(client, businessUuid, options),
    ),
}
