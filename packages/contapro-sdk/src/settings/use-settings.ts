import type { UseQueryResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { Settings } from '../contract/contract.ts'
import { type QueryHookOptions, useContaproQuery } from '../provider/use-contapro-query.ts'
import { settingsQueries } from './queries.ts'

/** The settings of a company with their history (decisions 30). Pass null while no company is selected. */
export function useSettings(
  businessUuid: string | null,
  options?: QueryHookOptions,
): UseQueryResult<Settings, ContaproError> {
  return useContaproQuery(
    (client) => (businessUuid === null ? null : settingsQueries.ofBusiness(client, businessUuid)),
    options,
  )
}
