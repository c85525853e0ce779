import type { CivilDate } from '../civil-date/civil-date.ts'
import { isCurrency } from '../currency/currencies.ts'

/** Lowest and highest exchange rate of a currency that is taken for possible: soles for one unit, decimal text. */
export interface ExchangeRateBounds {
  readonly lowest: string
  readonly highest: string
}

/**
 * Wide around every sale rate that the SBS published from 2010 to November 2026 (dollar: between 2.5 and 4.2), and narrow enough to catch
 * a slipped point: 3.78 typed as 37.8 or 0.378. Not SUNAT's: widen the row when a rate comes near it.
 */
const BOUNDS: ReadonlyMap<string, ExchangeRateBounds> = new Map([
  ['USD', { lowest: '2.000', highest: '6.000' }],
  ['EUR', { lowest: '2.500', highest: '8.000' }],
  ['GBP', { lowest: '3.000', highest: '9.000' }],
])

/** Any other currency: the dearest one, the dinar of Kuwait, costs about 12 soles. */
const OTHER_BOUNDS: ExchangeRateBounds = { lowest: '0.001', highest: '20.000' }

/** The exchange rates that are possible for a currency. */
export function exchangeRateBounds(currency: string): ExchangeRateBounds {
  return BOUNDS.get(currency) ?? OTHER_BOUNDS
}

/** The first day that an exchange rate can be entered for. */
export const firstExchangeRateDay: CivilDate = '2010-01-01' as CivilDate

/** The rate with three decimals, as registers write it ("3.75" → "3.750"); undefined when it has more, or is no number above 0. */
export function parseExchangeRate(text: string): string | undefined {
  const match = /^([0-9]{1,4})(?:\.([0-9]{1,3}))?$/.exec(text)
  const rate = match ? `${Number(match[1])}.${(match[2] ?? '').padEnd(3, '0')}` : '0.000'
  return rate === '0.000' ? undefined : rate
}

/** Why an exchange rate is not taken. */
export type ExchangeRateProblem = 'currency' | 'form' | 'range' | 'date' | 'too-early' | 'future'

/** A rate of a currency on a day, as somebody enters it. */
export interface EnteredExchangeRate {
  /** ISO 4217. */
  readonly currency: string
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** Soles for one unit, decimal text. */
  readonly rate: string
}

/**
 * What is wrong with an exchange rate entered by hand; undefined for nothing. It is the sale rate (venta) of the SBS that SUNAT publishes
 * for the day (Reglamento de la Ley del IGV, art. 5, num. 17).
 *
 * @param today in Lima: no rate is known before its day.
 */
export function exchangeRateProblem(
  { currency, date, rate }: EnteredExchangeRate,
  today: string,
): ExchangeRateProblem | undefined {
  if (currency === 'PEN' || !isCurrency(currency)) return 'currency'
  if (!isDay(date)) return 'date'
  if (date < firstExchangeRateDay) return 'too-early'
  if (date > today) return 'future'
  const exact = parseExchangeRate(rate)
  if (exact === undefined) return 'form'
  const { lowest, highest } = exchangeRateBounds(currency)
  return thousandths(lowest) <= thousandths(exact) && thousandths(exact) <= thousandths(highest) ? undefined : 'range'
}

/** Of a text with three decimals. */
const thousandths = (rate: string): number => Number(rate.replace('.', ''))

/* oxlint-disable no-restricted-globals -- a day is checked, and no clock asked: the parts of `civil-date.ts` would be loaded by every page */
/** Whether the calendar has the day. */
function isDay(text: string): boolean {
  const midnight = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(`${text}T`)
}
/* oxlint-enable no-restricted-globals */
