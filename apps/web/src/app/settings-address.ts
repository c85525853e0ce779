import type { NavigationTarget } from '@contapro/ui'

type SettingsTarget = NavigationTarget & { readonly to: 'settings' }

/** Names of the parameters, in the words of the screen. */
export const settingsParam = { section: 'ajuste', currency: 'moneda', date: 'fecha' } as const
export const settingsWords = {
  prorrata: 'prorrata',
  exchange_rates: 'tipo-de-cambio',
  stated_carries: 'arrastre',
} as const

/** Every parameter that a place in the settings puts into its address. */
export function settingsParams({ section, currency, date }: SettingsTarget): Record<string, string | undefined> {
  return {
    [settingsParam.section]: section && settingsWords[section],
    [settingsParam.currency]: currency,
    [settingsParam.date]: date,
  }
}
