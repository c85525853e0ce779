import { parseExchangeRate } from '@contapro/sunat'
import type { SetValues } from '../../company/settings/settings.store.ts'

const regimes = ['general', 'reduced', 'ivap']

/** The values in the order that the contract promises, words trimmed, exchange rates with three decimals: the same settings are then the same value. */
export function inOrder(values: SetValues): SetValues {
  const { stated_carries, exchange_rates, prorrata, foreign_words, issuer_regimes, detraction_rates, igv_rates } =
    values
  return {
    ...values,
    ...(stated_carries && {
      stated_carries: stated_carries.toSorted((a, b) => compare(b.tax_period, a.tax_period) || compare(a.box, b.box)),
    }),
    ...(exchange_rates && {
      exchange_rates: exchange_rates
        .map((row) => ({ ...row, rate: parseExchangeRate(row.rate) ?? row.rate }))
        .toSorted((a, b) => compare(b.date, a.date) || compare(a.currency, b.currency)),
    }),
    ...(prorrata && { prorrata: prorrata.toSorted(newestFirst) }),
    ...(foreign_words && { foreign_words: foreign_words.map((word) => word.trim()) }),
    ...(issuer_regimes && { issuer_regimes: issuer_regimes.toSorted((a, b) => compare(a.ruc, b.ruc)) }),
    ...(detraction_rates && {
      detraction_rates: detraction_rates.toSorted((a, b) => compare(a.code, b.code) || newestFirst(a, b)),
    }),
    ...(igv_rates && {
      igv_rates: igv_rates.toSorted(
        (a, b) => regimes.indexOf(a.regime) - regimes.indexOf(b.regime) || newestFirst(a, b),
      ),
    }),
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

const newestFirst = (a: { readonly from: string }, b: { readonly from: string }): number => compare(b.from, a.from)
