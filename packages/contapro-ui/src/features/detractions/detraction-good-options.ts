import type { SettingsValues } from '@contapro/sdk'

/** A rate of the company's settings. */
export type DetractionRateSetting = SettingsValues['detraction_rates'][number]

interface Option {
  readonly value: string
  readonly label: string
}

/**
 * The goods and services to choose from: those that the company has a rate of, each once, behind the choice of none. A good that is
 * chosen already stays, also without a rate. From the settings, so that no screen carries the whole table of catálogo 54.
 */
export function detractionGoodOptions(
  rates: readonly DetractionRateSetting[],
  { none, chosen }: { readonly none: string; readonly chosen: string },
): Option[] {
  const names = new Map(rates.map(({ code, name }) => [code, name]))
  if (chosen !== '' && !names.has(chosen)) names.set(chosen, '')
  const goods = [...names].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return [
    { value: '', label: none },
    ...goods.map(([code, name]) => ({ value: code, label: `${code} ${name}`.trim() })),
  ]
}
