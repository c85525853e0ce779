import type { CivilDate, DetractionRateInForce } from '@contapro/sunat'
import type { Settings } from './shipped-settings.ts'

/** The rates of detraction of a company. */
export function toDetractionRates({ detraction_rates }: Pick<Settings, 'detraction_rates'>): DetractionRateInForce[] {
  return detraction_rates.map(({ code, from, rate }) => ({ code, from: from as CivilDate, percent: rate }))
}
