import {
  type CivilDate,
  type EnteredExchangeRate,
  type ExchangeRateProblem,
  exchangeRateBounds,
  exchangeRateProblem,
  firstExchangeRateDay,
} from '@contapro/sunat'
import type { SetValues } from '../../company/settings/settings.store.ts'
import type { Reason } from '../../platform/errors/domain-error.ts'

const field = 'exchange_rates'

/** What exchange rates entered by hand break: each rule names its row. A currency has one rate a day. */
export function brokenExchangeRateRules(rates: SetValues['exchange_rates'] = [], today: CivilDate): Reason[] {
  const broken = rates.flatMap((row, i) => {
    const problem = exchangeRateProblem(row, today)
    return problem === undefined ? [] : [{ ...reasons[problem](row), field: `${field}.${i}` }]
  })
  if (new Set(rates.map(({ currency, date }) => `${currency} ${date}`)).size === rates.length) return broken
  const message = 'Cada moneda admite un solo tipo de cambio por día.'
  return [...broken, { code: 'EXCHANGE_RATE_REPEATED', message, field }]
}

const reasons: Readonly<Record<ExchangeRateProblem, (row: EnteredExchangeRate) => Omit<Reason, 'field'>>> = {
  currency: ({ currency }) => ({
    code: 'EXCHANGE_RATE_CURRENCY_INVALID',
    message: `${currency} no es una moneda extranjera (código ISO 4217).`,
  }),
  form: ({ rate }) => ({
    code: 'EXCHANGE_RATE_INVALID',
    message: `El tipo de cambio ${rate} debe ser mayor que 0 y tener hasta tres decimales.`,
  }),
  range: ({ currency, rate }) => {
    const { lowest, highest } = exchangeRateBounds(currency)
    const message = `El tipo de cambio ${rate} de ${currency} no es posible: va de ${lowest} a ${highest}.`
    return { code: 'EXCHANGE_RATE_OUT_OF_RANGE', message }
  },
  date: ({ date }) => ({ code: 'EXCHANGE_RATE_DATE_INVALID', message: `${date} no es una fecha.` }),
  'too-early': ({ date }) => ({
    code: 'EXCHANGE_RATE_DATE_INVALID',
    message: `El tipo de cambio se ingresa desde el ${firstExchangeRateDay}, no del ${date}.`,
  }),
  future: ({ date }) => ({
    code: 'EXCHANGE_RATE_DATE_INVALID',
    message: `El tipo de cambio del ${date} aún no se publica.`,
  }),
}
