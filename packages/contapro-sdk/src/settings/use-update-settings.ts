import type { UseMutationResult } from '@tanstack/react-query'
import type { ContaproError } from '../client/contapro-error.ts'
import type { Settings, SettingsPatch } from '../contract/contract.ts'
import { useContaproMutation } from '../provider/use-contapro-mutation.ts'
import { keysOfFigures } from '../queries/keys-of-figures.ts'
import { updateSettings } from './calls.ts'
import { settingsQueries } from './queries.ts'

/** Settings of a company to change; each value whole. */
export interface SettingsUpdate {
  readonly businessUuid: string
  readonly patch: SettingsPatch
}

/**
 * Changes settings of a company, and renews every figure; once more when the purchases are reviewed again, where that takes time
 * (`is_reviewing`). Fails with 422 with the fields at fault, 404.
 */
export function useUpdateSettings(): UseMutationResult<Settings, ContaproError, SettingsUpdate> {
  return useContaproMutation({
    mutate: (client, { businessUuid, patch }: SettingsUpdate) => updateSettings(client, businessUuid, patch),
    // With its query, so that it can be looked at again where no screen asks for it.
    learn: (client, queryClient, settings, { businessUuid }) =>
      queryClient
        .getQueryCache()
        .build(queryClient, settingsQueries.ofBusiness(client, businessUuid))
        .setData(settings),
    changes: (client) => keysOfFigures(client),
  })
}
