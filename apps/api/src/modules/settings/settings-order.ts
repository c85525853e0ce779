import type { SetValues } from './settings.store.ts'

const regimes = ['general', 'reduced', 'ivap']

/** The values in the order that the contract promises, words trimmed: the same settings are then the same value. */
export function inOrder(values: SetValues): SetValues {
  const { prorrata, foreign_words, detraction_rates, igv_rates } = values
  return {
    ...values,
    ...(prorrata && { prorrata: prorrata.toSorted(newestFirst) }),
    ...(foreign_words && { foreign_words: foreign_words.map((word) => word.trim()) }),
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
