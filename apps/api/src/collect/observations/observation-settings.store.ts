import type { CivilDate } from '@contapro/sunat'
import { foreignWordTest, type IgvRateInForce, type ObservationSettings } from '@contapro/sunat/observations'
import type { Session } from '../../db/index.ts'
import { type Settings, shippedSettings } from '../../modules/settings/shipped-settings.ts'

/** What a company has set about the rules; the rest as Contapro ships it. */
export async function findObservationSettings(session: Session, businessUuid: string): Promise<ObservationSettings> {
  const { rows } = await session.query<{ values: Partial<Settings> }>(
    'SELECT values FROM business_settings WHERE business_uuid = $1',
    [businessUuid],
  )
  const { igv_rates, foreign_words } = { ...shippedSettings, ...rows[0]?.values }
  return { igvRates: ratesInForce(igv_rates), isForeign: foreignWordTest(foreign_words) }
}

/** A rate holds until the next one of its regime, as the settings list them: newest first; null is none. */
function ratesInForce(rates: Settings['igv_rates']): IgvRateInForce[] {
  return rates.flatMap(({ regime, from, rate }, i) => {
    const next = rates[i - 1]
    const to = next?.regime === regime ? dayBefore(next.from) : null
    return rate === null ? [] : [{ from: from as CivilDate, to, percent: rate }]
  })
}

function dayBefore(date: string): CivilDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, day - 1)).toISOString().slice(0, 10) as CivilDate
}
