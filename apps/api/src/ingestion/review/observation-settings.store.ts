import { addDays, type CivilDate, type DetractionRateInForce } from '@contapro/sunat'
import {
  detractionState,
  foreignWordTest,
  type IgvRateInForce,
  type ObservationSettings,
} from '@contapro/sunat/observations'
import { toDetractionRates } from '../../company/settings/detraction-settings.ts'
import { type IgvSettings, toIgvSettings } from '../../company/settings/igv-settings.ts'
import { type Settings, shippedSettings } from '../../company/settings/shipped-settings.ts'
import type { Session } from '../../platform/db/index.ts'
import type { EnteredRates } from '../../vouchers/amounts/in-soles.ts'

/** What a company has set about the rules, with the rates that they count by. */
export interface CompanyRuleSettings extends ObservationSettings {
  readonly detractionRates: readonly DetractionRateInForce[]
  readonly enteredRate: EnteredRates
  readonly prorrataOf: IgvSettings['prorrataOf']
}

/** What a company has set about the rules; the rest as Contapro ships it. */
export async function findObservationSettings(session: Session, businessUuid: string): Promise<CompanyRuleSettings> {
  const { rows } = await session.query<{ values: Partial<Settings> }>(
    'SELECT values FROM business_settings WHERE business_uuid = $1',
    [businessUuid],
  )
  const settings = { ...shippedSettings, ...rows[0]?.values }
  const detractionRates = toDetractionRates(settings)
  const exchangeRates = new Map(settings.exchange_rates.map((row) => [`${row.currency} ${row.date}`, row.rate]))
  const regimes = new Map(settings.issuer_regimes.map(({ ruc, regime }) => [ruc, regime]))
  return {
    igvRates: ratesInForce(settings.igv_rates),
    detractionRates,
    detractionOf: detractionState(detractionRates),
    isForeign: foreignWordTest(settings.foreign_words),
    enteredRate: (currency, date) => exchangeRates.get(`${currency} ${date}`),
    prorrataOf: toIgvSettings(settings).prorrataOf,
    issuerRegimeOf: (ruc) => regimes.get(ruc),
  }
}

/** A rate holds until the next one of its regime, as the settings list them: newest first; null is none. */
function ratesInForce(rates: Settings['igv_rates']): IgvRateInForce[] {
  return rates.flatMap(({ regime, from, rate }, i) => {
    const next = rates[i - 1]
    const to = next?.regime === regime ? addDays(next.from as CivilDate, -1) : null
    return rate === null ? [] : [{ from: from as CivilDate, to, percent: rate }]
  })
}
