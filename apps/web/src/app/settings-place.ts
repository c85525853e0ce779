import type { SettingsPanelProps } from '@contapro/ui'
import { settingsParam, settingsWords } from './settings-address.ts'

type Place = NonNullable<SettingsPanelProps['place']>

/** The place in the settings that an address names; undefined without one. */
export function readSettingsPlace(search: URLSearchParams): Place | undefined {
  const sections = Object.keys(settingsWords) as Place['section'][]
  const section = sections.find((one) => settingsWords[one] === search.get(settingsParam.section))
  if (section === undefined) return undefined
  return {
    section,
    currency: search.get(settingsParam.currency) ?? undefined,
    date: search.get(settingsParam.date) ?? undefined,
  }
}
