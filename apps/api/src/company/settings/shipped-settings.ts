import { addDays, detractionRates, type IgvRegime, igvRates } from '@contapro/sunat'
import { defaultForeignWords } from '@contapro/sunat/observations'
import type { Contract } from '../../platform/http/contract/contract-values.ts'
import { shippedSiscontTemplate } from './shipped-siscont-template.ts'

/** Every setting of a company (decisions 30). */
export type Settings = Contract<'settings-values'>

/** What holds for a company where nobody set anything. */
export const shippedSettings: Settings = {
  opening_balance: null,
  stated_carries: [],
  exchange_rates: [],
  prorrata: [],
  foreign_words: [...defaultForeignWords],
  issuer_regimes: [],
  siscont_template: shippedSiscontTemplate,
  // 37 fields and a closing pipe: what most sources take; not verified against SUNAT's own validator.
  rce_token_count: 38,
  detraction_rates: detractionRates.map(({ code, name, from, percent }) => ({ code, name, from, rate: percent })),
  igv_rates: (['general', 'reduced', 'ivap'] as const).flatMap(ratesOf),
}

/** A regime's rates, newest first, each until the next; null once no confirmed rate follows. */
function ratesOf(regime: IgvRegime): Settings['igv_rates'] {
  const confirmed = igvRates.filter((rate) => rate.regime === regime && rate.isConfirmed)
  const rates: Settings['igv_rates'] = confirmed.map(({ from, percent }) => ({ regime, from, rate: percent }))
  const end = confirmed.at(-1)?.to
  if (end) rates.push({ regime, from: addDays(end, 1), rate: null })
  return rates.filter(({ rate }, i) => rate !== rates[i - 1]?.rate).toReversed()
}
