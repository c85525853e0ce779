import { centimos, type IgvRate, type TaxPeriod } from '@contapro/sunat'
import type { PeriodBoxSums } from '../boxes/box-sums.store.ts'
import type { StoredSums } from './rule-changes.store.ts'

/** Sums as they are kept while a company's vouchers are reviewed. */
export const toStored = (loaded: readonly PeriodBoxSums[]): StoredSums =>
  loaded.map(({ period, sums }) => ({
    period,
    sums: [...sums].map(([box, { sum, reduced }]) => [box, sum, [...reduced]]),
  }))

export const fromStored = (stored: StoredSums): PeriodBoxSums[] =>
  stored.map(({ period, sums }) => ({
    period: period as TaxPeriod,
    sums: new Map(
      sums.map(([box, sum, reduced]) => [
        box,
        {
          sum: centimos(sum),
          reduced: new Map(reduced.map(([rate, part]) => [rate as IgvRate, centimos(part)])),
        },
      ]),
    ),
  }))
