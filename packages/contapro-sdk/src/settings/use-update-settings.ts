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

/** Changes settings of a company, and renews them and every figure. Fails with 422 with the fields at fault, 404. */
export function useUpdateSettings(): UseMutationResult<Settings, ContaproError, SettingsUpdate> {
  return useContaproMutation({
    mutate: (client, { businessUuid, patch }: SettingsUpdate) => updateSettings(client, businessUuid, patch),
    changes: (client) => [settingsQueries.all(client), ...keysOfFigures(client)],
  })
}
