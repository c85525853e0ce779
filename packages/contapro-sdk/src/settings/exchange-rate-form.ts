import {
  exchangeRateBounds,
  exchangeRateProblem,
  type ExchangeRateProblem,
  firstExchangeRateDay,
  parseExchangeRate,
} from '@contapro/sunat'
import * as z from 'zod/mini'
import type { SettingsValues } from '../contract/contract.ts'
import { LIMA_OFFSET_MS } from '../session/lima-offset.ts'
import { typedDecimal } from './setting-rules.ts'

/** What the form of an exchange rate entered by hand holds. */
export interface ExchangeRateForm {
  /** ISO 4217. */
  currency: string
  /** Day of issue; empty for none. */
  date: string
  /** Soles for one unit. */
  rate: string
}

/** Rules and messages of an exchange rate entered by hand; none is known before its day in Lima. */
export function exchangeRateFormSchema(now: Date): z.ZodMiniType<ExchangeRateForm, ExchangeRateForm> {
  const today = new Date(now.getTime() - LIMA_OFFSET_MS).toISOString().slice(0, 10)
  return z.object({ currency: z.string(), date: z.string(), rate: z.string() }).check(
    z.check((payload) => {
      const row = exchangeRateOf(payload.value)
      const problem = exchangeRateProblem(row, today)
      if (problem === undefined) return
      payload.issues.push({ code: 'custom', input: row, path: [fields[problem]], message: messages[problem](row) })
    }),
  )
}

/** The row that a valid form stands for: the currency in capitals, the rate with three decimals. */
export function exchangeRateOf({ currency, date, rate }: ExchangeRateForm): SettingsValues['exchange_rates'][number] {
  const typed = typedDecimal(rate)
  return { currency: currency.trim().toUpperCase(), date, rate: parseExchangeRate(typed) ?? typed }
}

const fields: Readonly<Record<ExchangeRateProblem, keyof ExchangeRateForm>> = {
  currency: 'currency',
  form: 'rate',
  range: 'rate',
  date: 'date',
  'too-early': 'date',
  future: 'date',
}

const messages: Readonly<Record<ExchangeRateProblem, (form: ExchangeRateForm) => string>> = {
  currency: () => 'Ingrese el código de una moneda extranjera, por ejemplo USD',
  form: () => 'Ingrese el tipo de cambio con hasta tres decimales, por ejemplo 3.755',
  range: ({ currency }) => {
    const { lowest, highest } = exchangeRateBounds(currency)
    return `Revise el tipo de cambio: el de ${currency} va de ${lowest} a ${highest}`
  },
  date: () => 'Ingrese la fecha',
  'too-early': () => `Ingrese una fecha desde el ${firstExchangeRateDay.split('-').toReversed().join('/')}`,
  future: () => 'Ingrese una fecha que no sea futura',
}
