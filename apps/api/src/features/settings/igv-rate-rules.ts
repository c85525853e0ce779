import { igvRateBounds, isPlausibleIgvRate } from '@contapro/sunat'
import type { SetValues } from '../../company/settings/settings.store.ts'
import type { Reason } from '../../platform/errors/domain-error.ts'

const field = 'igv_rates'

/**
 * What a table of IGV rates breaks: each rule names its row. A rate holds until the next one of its regime, so rates of a regime can
 * overlap only if they begin on the same day. Without any rate every voucher with IGV would be observed.
 */
export function brokenIgvRateRules(rates: SetValues['igv_rates']): Reason[] {
  if (rates === undefined) return []
  if (rates.every(({ rate }) => rate === null)) {
    const message = 'La tabla necesita al menos una tasa: sin ninguna, todo comprobante con IGV quedaría observado.'
    return [{ code: 'IGV_RATES_EMPTY', message, field }]
  }
  return rates.flatMap((row, i) => [...brokenRate(row.rate, i), ...repeated(rates, i)])
}

type Rates = NonNullable<SetValues['igv_rates']>

function brokenRate(rate: string | null, i: number): Reason[] {
  if (rate === null || isPlausibleIgvRate(rate)) return []
  const { lowest, highest } = igvRateBounds
  const message = `La tasa de ${rate} % no es posible: va de ${lowest} a ${highest} %.`
  return [{ code: 'IGV_RATE_OUT_OF_RANGE', message, field: `${field}.${i}.rate` }]
}

function repeated(rates: Rates, i: number): Reason[] {
  const isSame = (one: Rates[number]) => one.regime === rates[i]?.regime && one.from === rates[i]?.from
  if (rates.findIndex(isSame) === i) return []
  const message = 'Cada régimen admite una sola tasa desde el mismo día.'
  return [{ code: 'IGV_RATE_REPEATED', message, field: `${field}.${i}.from` }]
}
