import type { NavigationTarget, SettingsPanelProps } from '@contapro/ui'

type SettingsTarget = NavigationTarget & { readonly to: 'settings' }
type Place = NonNullable<SettingsPanelProps['place']>

/** Names of the parameters, in the words of the screen. */
const param = { section: 'ajuste', currency: 'moneda', date: 'fecha' } as const
const words = { prorrata: 'prorrata', exchange_rates: 'tipo-de-cambio' } as const

/** Every parameter that a place in the settings puts into its address. */
export function settingsParams({ section, currency, date }: SettingsTarget): Record<string, string | undefined> {
  return {
    [param.section]: section && words[section],
    [param.currency]: currency,
    [param.date]: date,
  }
}

/** The place that an address names; undefined without one. */
export function readSettingsPlace(search: URLSearchParams): Place | undefined {
  const sections = Object.keys(words) as Place['section'][]
  const section = sections.find((one) => words[one] === search.get(param.section))
  if (section === undefined) return undefined
  return {
    section,
    currency: search.get(param.currency) ?? undefined,
    date: search.get(param.date) ?? undefined,
  }
}
